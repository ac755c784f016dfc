import { fixture } from '@image-converter/corpus/fixtures';
import { describe, expect, it } from 'vitest';
import type { Demand } from '../demands.ts';
import { inspect } from '../inspect.ts';

const asked: [string, Demand[] | undefined][] = [
  ['plain.avif', undefined],
  ['turned-1.avif', undefined],
  ['turned-2.avif', ['avif turned']],
  ['turned-3.avif', ['avif turned']],
  ['turned-6.avif', ['avif turned']],
  ['turned-7.avif', ['avif turned']],
  ['sequence-turned.avif', ['avif sequence turned']],
  ['cropped.avif', ['avif cropped']],
  ['shades-pq.avif', ['avif pq', 'avif primaries']],
  ['shades-pq-in-stream.avif', ['avif pq', 'avif primaries']],
  ['shades-hlg.avif', ['avif hlg', 'avif primaries']],
  ['shades-linear.avif', ['avif gamma']],
  ['linear-grey.avif', ['avif gamma']],
  ['shades-gamma-2.8.avif', ['avif gamma']],
  ['shades-smpte-240.avif', ['avif rare curve']],
  ['shades-logarithmic.avif', ['avif rare curve']],
  ['shades-display-p3.avif', ['avif primaries']],
  ['shades-linear-profile.avif', ['avif profile']],
  ['linear-grey-profile.avif', ['avif grey profile']],
  ['linear-grey-derived.avif', ['avif derived matrix', 'avif gamma']],
  ['ycgco.avif', ['avif ycgco']],
  ['ycgco-re.avif', ['avif ycgco-r']],
  ['transparent.avif', ['avif transparent']],
  ['10-bit.avif', undefined],
  ['12-bit.avif', undefined],
  ['odd-size.avif', undefined],
  ['tiles-in-reverse.avif', ['avif untidy tiles']],
  ['tiles-with-alpha.avif', ['avif transparent', 'avif untidy tiles']],
];

describe('what an AVIF asks of its decoder', () => {
  it.each(asked)('%s: %j', async (name, demands) => {
    expect((await inspect(new Blob([await fixture(name)]), 'avif')).demands).toEqual(demands);
  });
});
