import { encryptedPdf, pdfFile, unembeddedPdf } from '@image-converter/corpus/fixtures/pdf';
import { defaultReading, type ReadingOptions } from '@image-converter/formats/reading';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const document = pdfFile([
  { width: 72, height: 144, colour: [1, 0, 0] },
  { width: 36, height: 36, colour: [0, 0, 1] },
  { width: 72, height: 144, colour: [0, 1, 0], rotate: 90 },
]);

function decode(bytes: Uint8Array<ArrayBuffer>, page = 1, reading: Partial<ReadingOptions> = {}, pixels = 2 ** 28) {
  const source = sourceOf(new Blob([bytes]), 'pdf', undefined, { ...defaultReading, ...reading });
  return codec.decode({ ...source, page }, hostForTests({ limits: { pixels } }));
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'drawn',
    ({ code, obstacle }) => `${code} ${obstacle ?? ''}`.trim(),
  );

describe('a PDF', () => {
  it('is drawn page by page, at 150 dots per inch unless something else is wanted', async () => {
    const first = await decode(document);
    expect(first).toMatchObject({ width: 150, height: 300, pages: 3, opaque: true });
    expect([...first.data.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
    const second = await decode(document, 2, { dpi: 72 });
    expect(second).toMatchObject({ width: 36, height: 36, pages: 3 });
    expect([...second.data.subarray(0, 4)]).toEqual([0, 0, 255, 255]);
  });

  it('has as many pixels as were put into it, which no number of points says exactly', async () => {
    for (const side of [47, 94, 101, 333]) {
      const points = Number(((side * 72) / 150).toFixed(4));
      const page = pdfFile([{ width: points, height: 72, colour: [1, 0, 0] }]);
      expect((await decode(page)).width).toBe(side);
    }
  });

  it('is turned as its pages say', async () => {
    expect(await decode(document, 3, { dpi: 300 })).toMatchObject({ width: 600, height: 300 });
  });

  it('is drawn in our fonts where it names one without having it', async () => {
    const { data } = await decode(unembeddedPdf('Adieresis'));
    expect(data.some((sample) => sample < 100)).toBe(true);
  });

  it('is refused where our fonts lack a letter, which would be missing in the picture', async () => {
    expect(await refusal(decode(unembeddedPdf('Aogonek')))).toBe('UNSUPPORTED MISSING_FONTS');
  });

  it('may have such a letter in text that nobody sees', async () => {
    expect(await refusal(decode(unembeddedPdf('Aogonek', 3)))).toBe('drawn');
  });

  it('is refused for a page that it does not have', async () => {
    expect(await refusal(decode(document, 4))).toBe('UNSUPPORTED NO_SUCH_PAGE');
  });

  it('is refused by name if it needs a password', { tags: '@promise:pdf-password' }, async () => {
    expect(await refusal(decode(encryptedPdf()))).toBe('UNSUPPORTED PASSWORD');
  });

  it('is refused if it is damaged, and the next one is drawn', async () => {
    expect(await refusal(decode(new TextEncoder().encode('%PDF-1.7\n')))).toBe('CORRUPT');
    expect(await refusal(decode(pdfFile([])))).toBe('CORRUPT');
    expect(await decode(document)).toMatchObject({ width: 150, height: 300 });
  });

  it('with a huge page is drawn as large as is sensible, or refused where a high resolution was chosen', async () => {
    const poster = pdfFile([{ width: 10_000, height: 5000, colour: [0, 0, 0] }]);
    const { width, height } = await decode(poster, 1, {}, 2 ** 20);
    expect(width * height).toBeLessThanOrEqual(2 ** 20);
    expect(width / height).toBeCloseTo(2, 1);
    expect(await refusal(decode(poster, 1, { dpi: 300 }))).toBe('UNSUPPORTED PAGE_TOO_LARGE');
  });
});
