import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { fixtureFile, type TestFile } from '../tests/files.ts';

/** Large enough that every format saves something. */
const size = { width: 1200, height: 800 };

/** The corpus's drawing in the format of the name's extension, the same each time. */
async function photo(name: string, quality = 100): Promise<TestFile> {
  const image = imageOf(drawTextured(size));
  const format = name.split('.').at(-1) ?? '';
  const encoded =
    format === 'jpg' ? image.jpeg({ quality }) : format === 'webp' ? image.webp({ quality }) : image.png();
  return { name, mimeType: '', buffer: await encoded.toBuffer() };
}

/** For a page of one pair: a short name, a camera's, and one that does not fit on a line. */
export function photos(): Promise<TestFile[]> {
  const names = [
    'Am See.jpg',
    'IMG_4812.jpg',
    '2024-05-12 Frühstück am Hafen, zweiter Versuch, bei besserem Licht.jpg',
  ];
  return Promise.all(names.map((name) => photo(name)));
}

export const onePhoto = () => photo('Am See.png');

/** For the page of all formats: one becomes smaller, one larger, one is rare, one is damaged. */
export async function mixedFiles(): Promise<TestFile[]> {
  return [
    await photo('Am See.png'),
    await photo('Schon sehr klein.webp', 4),
    { ...(await fixtureFile('plain.qoi')), name: 'Selten.qoi' },
    { ...(await fixtureFile('truncated.png')), name: 'Unvollständig.png' },
  ];
}
