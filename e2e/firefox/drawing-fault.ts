import { pictureSize, type Raster } from '@image-converter/corpus/fixtures/draw';
import { distanceFromPicture, distanceFromSoft, pixelsOf } from '@image-converter/corpus/fixtures/measure';
import { distanceFromSaturated } from '@image-converter/corpus/fixtures/saturated';
import type { Target } from '@image-converter/formats/formats';
import sharp from 'sharp';
import type { Answer, ConversionRequest } from './engine-site.ts';

const formats: Partial<Record<Target, string>> = { png: 'png', jpg: 'jpeg', webp: 'webp' };
/** The largest difference allowed for lossy formats. */
const tolerance = 12;
/** The mean difference allowed where colours change within a few pixels. */
const meanTolerance = 4;

/** Describes what is wrong with the converted fixture; undefined if it is correct. */
export async function faultOfDrawing({ file, target }: ConversionRequest, answer: Answer): Promise<string | undefined> {
  if (!answer.ok) return `${answer.code}: ${answer.detail}`;
  const { format } = await sharp(answer.bytes).metadata();
  if (format !== formats[target] || answer.type !== `image/${format}`)
    return `is called ${answer.type}, holds ${format}`;
  const [, saturated] = file.match(/^saturated-(tiny|large)/) ?? [];
  if (saturated === 'tiny' || saturated === 'large') {
    const mean = await distanceFromSaturated(answer.bytes, saturated);
    return mean > meanTolerance ? `is ${mean.toFixed(1)} off on average, ${meanTolerance} are allowed` : undefined;
  }
  const pixels = await pixelsOf(answer.bytes);
  const { width, height } = pixels;
  if (width !== pictureSize.width || height !== pictureSize.height) return `is ${width} × ${height}`;
  const distance = distanceOf(file, target, pixels);
  return distance > tolerance ? `is ${distance.toFixed(1)} off, ${tolerance} are allowed` : undefined;
}

function distanceOf(file: string, target: ConversionRequest['target'], pixels: Raster): number {
  if (file.startsWith('transparent')) return distanceFromSoft(pixels, target === 'jpg' ? 'white' : 'clear');
  return distanceFromPicture(pixels);
}
