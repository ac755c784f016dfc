import { joins } from '../animation/join.ts';
import type { EncodeSettings } from '../codec.ts';
import type { Output } from './platform.ts';

/** One animation of pages that have the same size. */
export async function joinPages(
  pages: readonly [Output, ...Output[]],
  { target, animation }: EncodeSettings,
): Promise<Output> {
  // Only these targets have the option.
  if ((target !== 'gif' && target !== 'webp') || animation === 'none') throw new Error('no animation');
  const [{ width, height, report }] = pages;
  async function* contents() {
    for (const { encoded } of pages) {
      yield new Uint8Array(await new Blob(encoded instanceof Blob ? [encoded] : encoded).arrayBuffer());
    }
  }
  const join = await joins[target]();
  return { width, height, report, encoded: await join(contents(), { ...animation, width, height }) };
}
