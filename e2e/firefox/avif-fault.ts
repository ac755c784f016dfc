import { avifSize, avifTruth } from '@image-converter/corpus/fixtures/avif/truth';
import { pixelsOf } from '@image-converter/corpus/fixtures/measure';
import type { Answer, Order } from './engine-site.ts';

/** The largest difference that rounding may cause in a wide colour space. */
const tolerance = 6;

/** What comes out wrong of the AVIF fixtures, which cover what not every browser's decoder shows rightly. */
export async function faultsOfAvif(convert: (order: Order) => Promise<Answer>): Promise<string[]> {
  const faults: string[] = [];
  for (const file of Object.keys(avifTruth)) {
    const fault = await faultOf(file, await convert({ file, of: 'fixtures', target: 'png' }));
    if (fault) faults.push(`${file} ${fault}`);
  }
  return faults;
}

async function faultOf(file: string, answer: Answer): Promise<string | undefined> {
  if (!answer.ok) return `${answer.code}: ${answer.detail}`;
  const pixels = await pixelsOf(answer.bytes);
  const [{ width, height }, expected] = [pixels, avifSize(file)];
  if (width !== expected.width || height !== expected.height) return `is ${width} × ${height}`;
  const distance = avifTruth[file]?.(pixels) ?? 0;
  return distance > tolerance ? `is ${distance.toFixed(1)} off, ${tolerance} are allowed` : undefined;
}
