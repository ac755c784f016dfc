import { type Pages, rangeOf } from '@image-converter/formats/pages';
import type { OnPage, Output } from './protocol.ts';

interface Converted {
  readonly outputs: readonly [Output, ...Output[]];
  readonly pagesOrFrames: number;
}

/** Converts the requested pages one by one, so that only one is in memory. `onPage` is called between them. */
export async function convertPages(
  pages: Pages,
  convertPage: (page: number) => Promise<Converted>,
  onPage: OnPage,
): Promise<Converted> {
  const { from, to } = rangeOf(pages);
  const first = await convertPage(from);
  const outputs: [Output, ...Output[]] = [...first.outputs];
  const last = Math.min(to, first.pagesOrFrames);
  for (let page = from + 1; page <= last; page += 1) {
    onPage({ page, last });
    outputs.push(...(await convertPage(page)).outputs);
  }
  return { outputs, pagesOrFrames: first.pagesOrFrames };
}
