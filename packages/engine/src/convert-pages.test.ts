import type { Pages } from '@image-converter/formats/pages';
import { expect, it, vi } from 'vitest';
import { convertPages } from './convert-pages.ts';

const onPage = vi.fn();

function numbers(pages: Pages, count: number): Promise<number[]> {
  const convertPage = async (page: number) =>
    ({
      outputs: [{ blob: new Blob(), width: page, height: 1, report: { encoder: 'native' } }],
      pagesOrFrames: count,
    }) as const;
  return convertPages(pages, convertPage, onPage).then(({ outputs }) => outputs.map(({ width }) => width));
}

it('converts the pages that are wanted and there, and tells of each but the last', {
  tags: '@promise:document-pages',
}, async () => {
  expect(await numbers('all', 3)).toEqual([1, 2, 3]);
  expect(onPage.mock.calls).toEqual([[{ page: 2, last: 3 }], [{ page: 3, last: 3 }]]);
  expect(await numbers('2-9', 3)).toEqual([2, 3]);
  expect(onPage).toHaveBeenLastCalledWith({ page: 3, last: 3 });
  expect(await numbers('2-2', 3)).toEqual([2]);
  expect(await numbers('all', 1)).toEqual([1]);
});
