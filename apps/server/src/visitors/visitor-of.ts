import { isIPv6 } from 'node:net';
import { countedNetworks, separator } from './networks.ts';

/** An IPv6 visitor has a whole network of addresses, so the first 64 bits identify the visitor, in any notation. */
export function visitorOf(ip: string): string {
  const address = ip.split('%', 1)[0] ?? '';
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  if (isMappedIPv4(groups)) return lastAsIPv4(groups);
  return countedNetworks
    .map(({ bits }) => networkIn(groups, bits))
    .reverse()
    .join(separator);
}

/** All eight groups. The URL parser normalises every notation of an address. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16));
}

function networkIn(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, 4).map((group, index) => group & (0xffff << Math.max(0, 16 * (index + 1) - bits)));
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** ::ffff:192.0.2.7 stands for 192.0.2.7; dual-stack sockets report IPv4 addresses that way. */
function isMappedIPv4(groups: readonly number[]): boolean {
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:65535';
}

function lastAsIPv4(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
