import { lookup as resolve } from 'node:dns'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const SECONDS = 20
const MAX_REDIRECTS = 3

/** Private networks: an address that a user names must not reach internal services (SSRF). */
const PRIVATE_IPV4 = createBlockList('ipv4', [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24],
  ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 4], ['240.0.0.0', 4]
]) // prettier-ignore
/** All but 2000::/3, and its parts that are for documentation or carry IPv4 addresses. */
const PRIVATE_IPV6 = createBlockList('ipv6', [
  ['::', 3], ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20], ['4000::', 2], ['8000::', 1]
]) // prettier-ignore

/** A list of its own for each family: a list also compares an IPv4 address with its IPv6 networks. */
function createBlockList(family: 'ipv4' | 'ipv6', networks: readonly (readonly [network: string, bits: number])[]): BlockList {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, family)
  return list
}

export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isPrivate(mapped)
  const family = isIP(address)
  return family === 0 || (family === 6 ? PRIVATE_IPV6.check(address, 'ipv6') : PRIVATE_IPV4.check(address, 'ipv4'))
}

/** The host is unreachable, as opposed to a missing file. */
export class HostUnreachable extends Error {}

interface FetchLimits {
  /** The `Accept` header. */
  accept: string
  maxBytes: number
  /** Reads the first `maxBytes` of a longer response instead of failing. */
  truncate?: boolean
  seconds?: number
}

interface PublicResponse {
  bytes: Uint8Array
  contentType: string
  /** The address after redirects. */
  url: URL
}

/**
 * A file from the web: http or https, at most three redirects, a limited size and time, from public addresses only. The checked
 * address is the one that is connected to. @throws Error with the reason; HostUnreachable where the host does not respond
 */
export async function fetchPublic(address: string | URL, limits: FetchLimits): Promise<PublicResponse> {
  const seconds = limits.seconds ?? SECONDS
  const stop = AbortSignal.timeout(seconds * 1000)
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await openUrl(url, limits.accept, stop, seconds)
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
    return { bytes: await readBody(response, limits), contentType: headers['content-type'] ?? '', url }
  }
  throw new Error('the address redirects too often')
}

function openUrl(url: URL, accept: string, signal: AbortSignal, seconds: number): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`${url.protocol} is not an address of the web`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && isPrivate(host)) throw new Error('the address is a private one')
  return new Promise((done, fail) => {
    const get = url.protocol === 'https:' ? getSecure : getPlain
    const request = get(url, { lookup: lookupPublic, signal, headers: { accept, 'user-agent': 'Delguur' } }, done)
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) fail(new HostUnreachable(`no response within ${seconds} seconds`))
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

async function readBody(response: IncomingMessage, { maxBytes, truncate = false }: FetchLimits): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    parts.push(part)
    if (bytes <= maxBytes) continue
    response.destroy()
    if (truncate) break
    throw new Error(`the file is larger than ${maxBytes / 1_000_000} MB`)
  }
  return Buffer.concat(parts).subarray(0, maxBytes)
}
