import { isIPv6 } from 'node:net';

const networkGroups = 4;

/** An IPv6 visitor has a whole network of addresses, so the first 64 bits identify the visitor, in any notation. */
export function visitorOf(ip: string): string {
  const address = ip.split('%', 1)[0] ?? '';
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  return mappedIPv4(groups) ?? `${groups.slice(0, networkGroups).join(':')}::/64`;
}

/** All eight groups, each in its shortest form. The URL parser normalises every notation of an address. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** ::ffff:192.0.2.7 stands for 192.0.2.7; dual-stack sockets report IPv4 addresses that way. */
function mappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}
