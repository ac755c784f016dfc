import { pictureHeaders } from '@image-converter/contract/calls';
import { partsOf } from '@image-converter/contract/parts';
import { fixture } from '@image-converter/corpus/fixtures';
import { encryptedPdf, pdfFile } from '@image-converter/corpus/fixtures/pdf';
import type { ReadingOptions } from '@image-converter/formats/reading';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ CONVERSION_CHILDREN: '1', CONVERSION_SLOTS: '1000' });
});
afterAll(() => server.close());

const inch = { width: 72, height: 72 } as const;
const colours = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;
const document = pdfFile(colours.map((colour) => ({ ...inch, colour })));

async function answerTo(bytes: Uint8Array<ArrayBuffer>, source: 'pdf' | 'tif', options: Partial<ReadingOptions>) {
  const job = { source_format: source, target_format: 'png', options };
  return server.visitor.convert(await server.visitor.uploaded(bytes, job));
}

async function picturesOf(...asked: Parameters<typeof answerTo>) {
  const answer = await answerTo(...asked);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const named = answer.headers.get(pictureHeaders.parts);
  const parts = named === null ? [{ length: bytes.length }] : (partsOf(named) ?? []);
  let end = 0;
  const pictures = parts.map(async ({ length, ...size }) => {
    end += length;
    const png = sharp(bytes.subarray(end - length, end));
    const { data, info } = await png.raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject(size);
    return { width: info.width, height: info.height, colour: [...data.subarray(0, 3)] };
  });
  expect(end).toBe(bytes.length);
  return { pictures: await Promise.all(pictures), pages: Number(answer.headers.get(pictureHeaders.pages)) };
}

async function refusalOf(...asked: Parameters<typeof answerTo>): Promise<string> {
  const { code, obstacle = '' } = (await (await answerTo(...asked)).json()) as { code: string; obstacle?: string };
  return `${code} ${obstacle}`.trim();
}

describe('the pages of a document', () => {
  it('all come in one answer', async () => {
    const { pictures, pages } = await picturesOf(document, 'pdf', { pages: 'all', dpi: 72 });
    expect(pages).toBe(3);
    expect(pictures).toEqual([
      { ...inch, colour: [255, 0, 0] },
      { ...inch, colour: [0, 255, 0] },
      { ...inch, colour: [0, 0, 255] },
    ]);
  });

  it('may be chosen, or only the first', async () => {
    const chosen = await picturesOf(document, 'pdf', { pages: '2-9' });
    expect(chosen.pictures.map(({ width, colour }) => [width, colour])).toEqual([
      [150, [0, 255, 0]],
      [150, [0, 0, 255]],
    ]);
    expect((await picturesOf(document, 'pdf', {})).pictures).toHaveLength(1);
  });

  it('may be those of a TIFF', async () => {
    const { pictures } = await picturesOf(await fixture('three-pages.tiff'), 'tif', { pages: 'all' });
    expect(pictures.map(({ colour }) => colour).slice(1)).toEqual([
      [255, 255, 255],
      [128, 128, 128],
    ]);
  });

  it('are refused by name if there are none such, or nobody may read them', async () => {
    expect(await refusalOf(document, 'pdf', { pages: '4-5' })).toBe('UNSUPPORTED NO_SUCH_PAGE');
    expect(await refusalOf(await fixture('three-pages.tiff'), 'tif', { pages: '4-5' })).toBe(
      'UNSUPPORTED NO_SUCH_PAGE',
    );
    expect(await refusalOf(encryptedPdf(), 'pdf', { pages: 'all' })).toBe('UNSUPPORTED PASSWORD');
  });

  it('are left to the browser if they are very many', async () => {
    const book = pdfFile(Array.from({ length: 41 }, () => ({ ...inch, colour: colours[0] })));
    expect(await refusalOf(book, 'pdf', { pages: 'all' })).toBe('TOO_LARGE');
    expect((await picturesOf(book, 'pdf', { pages: '1-40' })).pictures).toHaveLength(40);
  });

  it('are told apart by a header', async () => {
    const answer = await answerTo(document, 'pdf', { pages: 'all' });
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get(pictureHeaders.parts)).toMatch(/^150x150:\d+,150x150:\d+,150x150:\d+$/);
  });
});
