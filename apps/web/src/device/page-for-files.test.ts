import { expect, it } from 'vitest';
import { pageForFiles } from './page-for-files.ts';

it.each([
  ['a HEIC', ['heic'], 'heic-to-jpg'],
  ['several HEIC', ['heic', 'heic', 'heic'], 'heic-to-jpg'],
  ['a PNG', ['png'], 'png-to-jpg'],
  ['two PNG, of which that page takes one,', ['png', 'png'], 'all-formats'],
  ['a JPG, which may become many things,', ['jpg'], 'all-formats'],
  ['an SVG, for which there is one page,', ['svg'], 'svg-to-png'],
  ['raw photos of two cameras', ['cr2', 'nef'], 'raw-to-jpg'],
  ['files of two kinds', ['heic', 'png'], 'all-formats'],
  ['more files than the page takes', Array(21).fill('heic'), 'all-formats'],
  ['a file that is no picture', [undefined], 'all-formats'],
  ['a format without a page of its own', ['tga'], 'all-formats'],
] as const)('%s: %s → %s', (_what, formats, page) => {
  expect(pageForFiles(formats)).toBe(page);
});
