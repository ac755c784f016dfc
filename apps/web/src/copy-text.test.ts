import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is there', { clipboard: { writeText: async () => {} } }, true],
  ['is refused', { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } }, false],
  ['does not exist', {}, false],
])('whether a text was copied is known where the clipboard %s', async (_, navigator, isCopied) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('x')).toBe(isCopied);
});
