import { lookup as resolve } from 'node:dns'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { UPLOAD_BYTES } from '../../kernel/images/upload.ts'

const SECONDS = 20
const MAX_REDIRECTS = 3

/** Private networks: an address in a file must not reach internal services (SSRF). */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24],
  ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 4], ['240.0.0.0', 4]
] as const) PRIVATE.addSubnet(network, bits, 'ipv4') // prettier-ignore
for (const [network, bits] of [
  ['::', 96], ['64:ff9b::', 96], ['64:ff9b:1::', 48], ['2001::', 32], ['2002::', 16], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8]
] as const) PRIVATE.addSubnet(network, bits, 'ipv6') // prettier-ignore

export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return PRIVATE.check(mapped, 'ipv4')
  const family = isIP(address)
  return family === 0 || PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** The host is unreachable, as opposed to a missing image. */
export class HostUnreachable extends Error {}

/**
 * An image from the web: http or https, at most three redirects, 10 MB and 20 seconds, from public addresses only. The checked
 * address is the one that is connected to. @throws Error with the reason; HostUnreachable where the host does not respond
 */
export async function fetchImage(address: string): Promise<Uint8Array> {
  const stop = AbortSignal.timeout(SECONDS * 1000)
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await open(url, stop)
    const { statusCode: status = 0, headers } = response
    if (status >= 300 && status < 400 && headers.location) {
      response.destroy()
      url = new URL(headers.location, url)
      continue
    }
    if (status !== 200) {
      response.destroy()
      throw new Error(`the address returned the status ${status}`)
    }
    return read(response)
  }
  throw new Error('the address redirects too often')
}

function open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`${url.protocol} is not an address of the web`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && isPrivate(host)) throw new Error('the address is a private one')
  return new Promise((done, fail) => {
    const get = url.protocol === 'https:' ? getSecure : getPlain
    const request = get(url, { lookup: lookupPublic, signal, headers: { accept: 'image/*', 'user-agent': 'Delguur' } }, done)
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) fail(new HostUnreachable(`no picture within ${SECONDS} seconds`))
      else if (error instanceof PrivateAddress) fail(error)
      else fail(new HostUnreachable(`${url.host} cannot be reached (${error.code ?? error.message})`))
    })
  })
}

class PrivateAddress extends Error {}

const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    if (!addresses.length || addresses.some(({ address }) => isPrivate(address)))
      return done(new PrivateAddress('the address is a private one'), '')
    const [first] = addresses
    if (options.all) return done(null, addresses)
    return done(null, first?.address ?? '', first?.family)
  })
}

async function read(response: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > UPLOAD_BYTES) {
      response.destroy()
      throw new Error(`the picture is larger than ${UPLOAD_BYTES / 1_000_000} MB`)
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}
