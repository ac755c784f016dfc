import { numbersFrom } from './numbers.ts';

/** The file with a few bytes changed, removed or inserted; the result depends only on the seed. */
export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const next = numbersFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  let mutant = Buffer.from(bytes);
  for (let change = below(8); change >= 0; change--) {
    // Half of the changes go to the headers, where one byte has more effect.
    const at = below(next() < 0.5 ? Math.min(512, mutant.length) : mutant.length);
    const kind = next();
    if (kind < 0.7) mutant[at] = below(256);
    else if (kind < 0.8) mutant.subarray(at, at + 1 + below(8)).fill(kind < 0.75 ? 0 : 255);
    else if (kind < 0.9) mutant = Buffer.concat([mutant.subarray(0, at), mutant.subarray(at + 1 + below(64))]);
    else mutant = Buffer.concat([mutant.subarray(0, at), Buffer.alloc(1 + below(64), below(256)), mutant.subarray(at)]);
  }
  return next() < 0.1 ? mutant.subarray(0, below(mutant.length)) : mutant;
}
