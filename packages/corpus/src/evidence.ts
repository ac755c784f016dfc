import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { fileDistanceToNearest, isNear } from './compare.ts';
import { corpusBytes } from './corpus.ts';

/** Ignored by Git; holds the pictures of the last failures. */
const folder = fileURLToPath(new URL('../../../test-results/pictures/', import.meta.url));

/** Multiplies differences, because small ones are hard to see. */
const amplification = 8;

export interface Comparison {
  /** Used in the names of the saved pictures. */
  readonly name: string;
  readonly output: Uint8Array;
  readonly references: readonly string[];
  /** Max mean difference of samples. */
  readonly tolerance: number;
}

/**
 * Describes what is wrong with a picture; undefined if it is close enough to a reference. A wrong picture is saved as a
 * PNG, together with the reference and the difference, and the message names all three.
 */
export async function wrongness({ name, output, references, tolerance }: Comparison): Promise<string | undefined> {
  if (await isNear(output, references, tolerance)) return undefined;
  const distances = await Promise.all(references.map((reference) => fileDistanceToNearest(output, [reference])));
  const distance = Math.min(...distances);
  if (distance <= tolerance) return undefined;
  const nearest = references[distances.indexOf(distance)] ?? '';
  const left = await leavePictures(name, output, corpusBytes(nearest));
  return `is ${distance.toFixed(1)} off, ${tolerance} are allowed; see ${left.join(', ')}`;
}

/** Saves output, reference and difference, all at the reference's size and on white, and returns their paths. */
async function leavePictures(name: string, output: Uint8Array, reference: Uint8Array): Promise<string[]> {
  const truth = await onWhite(sharp(reference));
  const { width, height } = truth.info;
  const shown = await onWhite(sharp(output).resize(width, height, { fit: 'fill' }));
  const difference = shown.data.map((sample, index) =>
    Math.min(255, Math.abs(sample - (truth.data[index] ?? 0)) * amplification),
  );
  const pictures = { output: shown.data, reference: truth.data, difference };
  mkdirSync(folder, { recursive: true });
  return Promise.all(
    Object.entries(pictures).map(async ([what, data]) => {
      const path = join(folder, `${name.replaceAll(/[^\w.-]+/g, '-')}.${what}.png`);
      writeFileSync(
        path,
        await sharp(data, { raw: { width, height, channels: 3 } })
          .png()
          .toBuffer(),
      );
      return path;
    }),
  );
}

function onWhite(image: Sharp) {
  const opaque = image.flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha();
  return opaque.raw().toBuffer({ resolveWithObject: true });
}
