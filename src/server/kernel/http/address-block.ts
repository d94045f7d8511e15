import { isIPv4, isIPv6 } from 'node:net'

/** The address of the connection. The front server of this process always overwrites it. */
export const PEER_HEADER = 'x-peer-address'

/**
 * One customer's share of the address space: an IPv4 address whole, an IPv6 address by its /64, which one customer
 * holds and can vary at will.
 */
export function toAddressBlock(address: string): string {
  const unmapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(unmapped) ? `${parseIpv6Groups(unmapped).slice(0, 4).join(':')}::/64` : unmapped
}

/** The /48 of an IPv6 block; null for anything else. */
export const toIpv6Network = (block: string): string | null => (block.endsWith('::/64') ? toNetwork(block) : null)

/** The network an address belongs to, for limits of one account: IPv4 /24, IPv6 /48. */
export function toNetwork(address: string): string {
  const unit = toAddressBlock(address)
  if (isIPv4(unit)) return `${unit.slice(0, unit.lastIndexOf('.'))}.0/24`
  return unit.endsWith('::/64') ? `${unit.split(':').slice(0, 3).join(':')}::/48` : unit
}

function parseIpv6Groups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = (part: string) => (part ? part.split(':').map(group => Number.parseInt(group, 16).toString(16)) : [])
  const [before, after] = [groups(head), groups(tail ?? '')]
  return tail === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}
