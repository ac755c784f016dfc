import { distanceToTruth, type TrueFile } from '@image-converter/corpus/true-files';
import sharp from 'sharp';
import { shrunkPixels } from './shrunk.ts';

/** Tolerance for the aspect ratio of a drawing without a pixel size, which is rounded to whole pixels. */
const aspectTolerance = 0.03;

/** Describes what is wrong with a picture whose truth is a grid of mean colours; undefined if it is correct. */
export async function faultByGrids(truth: TrueFile, output: Uint8Array): Promise<string | undefined> {
  const { width, height } = await sharp(output, { limitInputPixels: false }).metadata();
  if (!hasSize(truth, width, height)) return `is ${width} × ${height}`;
  if (truth.grids.length === 0) return undefined;
  const distance = distanceToTruth(await shrunkPixels(output), truth);
  if (distance <= truth.tolerance) return undefined;
  return `is ${distance.toFixed(1)} off, ${truth.tolerance} are allowed`;
}

function hasSize(truth: TrueFile, width: number, height: number): boolean {
  if (truth.size !== 'aspect') return width === truth.width && height === truth.height;
  return Math.abs((width * truth.height) / (height * truth.width) - 1) <= aspectTolerance;
}
