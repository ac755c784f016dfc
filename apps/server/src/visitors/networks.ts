/**
 * The IPv6 networks that are counted, and how many visitors' share each of them gets. A household usually has a network
 * of 56 bits and a company one of 48: hundreds or thousands of networks of 64 bits, each of which looks like a visitor.
 */
export const countedNetworks = [
  { bits: 64, allowance: 1 },
  { bits: 56, allowance: 2 },
  { bits: 48, allowance: 3 },
] as const;

/** A hashed network has this many characters, so that the database can tell where a network ends in a visitor. */
export const hashLength = 22;

export const separator = '|';

export interface Network {
  readonly name: string;
  readonly allowance: number;
}

/**
 * The networks of a visitor. Visitors are written as their networks, the widest first, so that the visitors of a network
 * begin alike. An IPv4 address stands alone.
 */
export function networksOf(visitor: string): Network[] {
  const parts = visitor.split(separator);
  return parts.map((_, index) => ({
    name: parts.slice(0, index + 1).join(separator),
    allowance: countedNetworks[parts.length - 1 - index]?.allowance ?? 1,
  }));
}

/** What a visitor has, as a share: that of the network which has the most for its allowance. */
export function largestShare(networks: readonly Network[], amountOf: (network: Network) => number): number {
  let largest = 0;
  for (const network of networks) largest = Math.max(largest, amountOf(network) / network.allowance);
  return largest;
}
