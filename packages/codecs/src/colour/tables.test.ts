import { meanDifference } from '@image-converter/corpus/compare';
import { curveTag, functionTag, gammaTag, iccProfile, simpleTableTag, stagedTableTag, xyzTag } from '@image-converter/corpus/fixtures/icc';
import { chunksOf, pngFile } from '@image-converter/corpus/fixtures/png';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colourConversion } from './to-srgb.ts';

const rgb = { width: 64, height: 64, channels: 3 } as const;
/** All corners of the cube, and 4,096 colours between. */
const colours = Buffer.from(
  Array.from({ length: 64 * 64 }, (_, index) => [index & 15, (index >> 4) & 15, index >> 8].map((step) => step * 17)).flat(),
);
const greys = Buffer.from(Array.from({ length: 256 }, (_, index) => index));

/** Through LittleCMS. */
async function bySharp(icc: Uint8Array, samples: Buffer, raw: { width: number; height: number; channels: 1 | 3 }) {
  const plain = sharp(samples, { raw });
  const chunks = chunksOf(await (raw.channels === 1 ? plain.toColourspace('b-w') : plain).png().toBuffer());
  const profile = { type: 'iCCP', data: Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(icc)]) };
  const [header, ...rest] = chunks;
  if (!header) throw new Error('no header');
  const picture = sharp(pngFile([header, profile, ...rest]));
  return picture.toColourspace('srgb').ensureAlpha().raw().toBuffer();
}

async function byUs(icc: Uint8Array, samples: Buffer, raw: { width: number; height: number; channels: 1 | 3 }) {
  const rgba = new Uint8ClampedArray(await sharp(samples, { raw }).toColourspace('srgb').ensureAlpha().raw().toBuffer());
  const conversion = colourConversion({ icc });
  if (!conversion) throw new Error('not understood');
  const t=performance.now();
  conversion(rgba);
  console.log('ms', performance.now()-t);
  return rgba;
}

/** Adobe RGB, whose black and white are those of the connection space. */
const adobeRgb = [
  [0.60974, 0.20528, 0.14919],
  [0.31111, 0.62567, 0.06322],
  [0.01947, 0.06087, 0.74457],
];
const columns = [0, 1, 2].map((column) => adobeRgb.map((row) => row[column] ?? 0));
const xyzOf = (light: readonly number[]) =>
  adobeRgb.map((row) => row.reduce((sum, factor, index) => sum + factor * (light[index] ?? 0), 0));
const encodedXyz = (light: readonly number[]) => xyzOf(light).map((value) => (value * 32_768) / 65_535);
const labOf = (light: readonly number[]) => {
  const [x = 0, y = 0, z = 0] = xyzOf(light).map((value, index) => {
    const part = value / ([0.9642, 1, 0.8249][index] ?? 1);
    return part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 27 / 116 + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const encodedLab = (light: readonly number[]) => {
  const [l = 0, a = 0, b = 0] = labOf(light);
  return [l / 100, (a + 128) / 255, (b + 128) / 255].map((v) => Math.min(Math.max(v, 0), 1));
};
const oldLab = (light: readonly number[]) => encodedLab(light).map((value) => (value * 65_280) / 65_535);
const power = (values: readonly number[]) => values.map((value) => value ** 2.2);

const grid = { inputs: 3, points: 17 } as const;
const kinds: Record<string, Buffer> = {
  'matrix and powers': iccProfile({ colourSpace: 'RGB ', tags: { rXYZ: xyzTag(columns[0] ?? []), gXYZ: xyzTag(columns[1] ?? []), bXYZ: xyzTag(columns[2] ?? []), rTRC: gammaTag(2.2), gTRC: curveTag((x) => x ** 1.8), bTRC: functionTag(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]) } }),
  'mft1 lab': iccProfile({ colourSpace: 'RGB ', connectionSpace: 'Lab ', version: 2, tags: { A2B0: simpleTableTag('mft1', { ...grid, colours: (v) => encodedLab(power(v)) }) } }),
  'mft2 lab': iccProfile({ colourSpace: 'RGB ', connectionSpace: 'Lab ', version: 2, tags: { A2B0: simpleTableTag('mft2', { ...grid, colours: (v) => oldLab(power(v)) }) } }),
  'mft2 xyz': iccProfile({ colourSpace: 'RGB ', version: 2, tags: { A2B0: simpleTableTag('mft2', { inputs: 3, points: 33, colours: (v) => encodedXyz(v) }, 2.2) } }),
  'mAB lab': iccProfile({ colourSpace: 'RGB ', connectionSpace: 'Lab ', tags: { A2B0: stagedTableTag({ grid: { ...grid, colours: (v) => encodedLab(power(v)) } }) } }),
  'mAB matrix': iccProfile({ colourSpace: 'RGB ', tags: { A2B0: stagedTableTag({ matrix: { curve: gammaTag(2.2), rows: [...adobeRgb.map((row) => row.map((v) => (v * 32_768) / 65_535)), [0, 0, 0]] } }) } }),
  'mAB grid and matrix': iccProfile({ colourSpace: 'RGB ', tags: { A2B0: stagedTableTag({ grid: { ...grid, colours: (v) => v.map((x) => 1-x) }, matrix: { curve: functionTag(0,[2.2]), rows: [...adobeRgb.map((row) => row.map((v) => (v * 32_768) / 65_535)), [0, 0, 0]] } }) } }),
};

describe('x', () => {
  test.each(Object.keys(kinds))('%s', async (kind) => {
    const icc = kinds[kind] as Buffer;
    const [ours, theirs] = [await byUs(icc, colours, rgb), await bySharp(icc, colours, rgb)];
    let max=0, at=0; for (let i=0;i<ours.length;i++) { const d=Math.abs(ours[i]!-theirs[i]!); if(d>max){max=d;at=i>>2} }
    console.log(kind, meanDifference(ours, theirs), max, [...colours.subarray(at*3,at*3+3)], [...ours.subarray(at*4,at*4+3)], [...theirs.subarray(at*4,at*4+3)], colours.length, theirs.length);
  });
});
