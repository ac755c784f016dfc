import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { fileIn } from './collection.ts';
import { corpus, corpusBytes, referencePrefix, truthFolder } from './corpus.ts';

/**
 * Reduces the reference pictures, which are not committed, to small files that are: mean colours of 16 × 16 fields.
 * Downloaded files are compared with these. Run it where the reference pictures are.
 */

const maxFields = 16;

async function meanColours(reference: string): Promise<Buffer> {
  const { data, info } = await sharp(corpusBytes(reference)).toColourspace('srgb').ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const width = Math.min(maxFields, info.width);
  const height = Math.min(maxFields, info.height);
  const means = Array.from({ length: width * height }, (_, index) =>
    meanOf(data, info, {
      left: ((index % width) * info.width) / width,
      top: (Math.floor(index / width) * info.height) / height,
      across: info.width / width,
      down: info.height / height,
    }),
  );
  return sharp(Uint8Array.from(means.flat()), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

interface Field {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

/** Colours are weighted by alpha; a nearly opaque field is not rounded to opaque. */
function meanOf(data: Uint8Array, { width }: { width: number }, { left, top, across, down }: Field): number[] {
  let [red, green, blue, alpha, area] = [0, 0, 0, 0, 0];
  for (let y = Math.floor(top); y < top + down - 1e-6; y++) {
    for (let x = Math.floor(left); x < left + across - 1e-6; x++) {
      const weight = overlap(x, left, across) * overlap(y, top, down);
      const [r = 0, g = 0, b = 0, a = 0] = data.subarray((y * width + x) * 4);
      red += r * a * weight;
      green += g * a * weight;
      blue += b * a * weight;
      alpha += a * weight;
      area += weight;
    }
  }
  if (alpha === 0) return [0, 0, 0, 0];
  const meanAlpha = alpha / area > 255 - 1e-6 ? 255 : Math.min(254, Math.round(alpha / area));
  return [...[red, green, blue].map((sum) => Math.round(sum / alpha)), meanAlpha];
}

function overlap(cell: number, from: number, length: number): number {
  return Math.min(cell + 1, from + length) - Math.max(cell, from);
}

mkdirSync(truthFolder, { recursive: true });
for (const reference of new Set(corpus.flatMap(({ references }) => references))) {
  writeFileSync(fileIn(truthFolder, reference.slice(referencePrefix.length)), await meanColours(reference));
}
