import { codec as avifEncoder } from '@image-converter/codecs/avif-encoder/codec';
import { sourceOf } from '@image-converter/codecs/codec';
import { sampleOfPixels } from '@image-converter/codecs/fitting/sample';
import { codec as jxl } from '@image-converter/codecs/jxl/codec';
import { codec as jxlEncoder } from '@image-converter/codecs/jxl-encoder/codec';
import { scoreAgainst } from '@image-converter/codecs/look/score';
import { type Pixels, rgbaPixels } from '@image-converter/codecs/pixels';
import { browserHostForTests, hostForTests, settingsForTests } from '@image-converter/codecs/testing/host';
import { codec as webpEncoder } from '@image-converter/codecs/webp/codec';
import { leastScores } from '@image-converter/formats/looks';
import { codec as sharpCodec } from '@image-converter/node-engine/sharp';
import type { EqualLook } from '@image-converter/web/claims/savings';
import sharp from 'sharp';
import { publish, readMeasurements } from './measurements.ts';
import { table, writeDocument } from './report.ts';
import { bytesOf, type Listed } from './sample/fetch.ts';
import photos from './sample/photos.json' with { type: 'json' };

/** Smaller photos were made for thumbnails and web pages, and compressed accordingly. */
const minMegapixels = 0.9;
/** More hardly change the means. */
const maxPhotos = 30;
/** Enough to interpolate: scores hardly bend in between. */
const qualities = [50, 75, 83, 90, 94, 97] as const;

interface Measured {
  readonly bytes: number;
  readonly score: number;
}

interface Looked {
  readonly label: string;
  encode(picture: Pixels<4>, quality: number): Promise<Buffer>;
  decode(file: Buffer): Promise<Pixels>;
}

const host = browserHostForTests();
const joined = (parts: unknown) => Buffer.concat(parts as Uint8Array[]);

type Name = 'jpg' | 'webp' | 'avif' | 'jxl' | 'avifOnServer';

/** As a browser writes them; its JPGs are those of libjpeg-turbo, which sharp has as well. The server's AVIFs differ. */
const formats: Record<Name, Looked> = {
  jpg: {
    label: 'JPG',
    encode: ({ data, width, height }, quality) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .flatten()
        .jpeg({ quality })
        .toBuffer(),
    decode: decodedBySharp,
  },
  webp: {
    label: 'WebP',
    encode: async (picture, quality) =>
      joined(await webpEncoder.encode(picture, settingsForTests('webp', { quality }), host)),
    decode: decodedBySharp,
  },
  avif: {
    label: 'AVIF',
    encode: async (picture, quality) =>
      joined(await avifEncoder.encode(picture, settingsForTests('avif', { quality }), host)),
    decode: decodedBySharp,
  },
  jxl: {
    label: 'JPEG XL',
    encode: async (picture, quality) =>
      joined(await jxlEncoder.encode(picture, settingsForTests('jxl', { quality }), host)),
    decode: async (file) => {
      const picture = await jxl.decode(sourceOf(new Blob([new Uint8Array(file)]), 'jxl'), hostForTests());
      if (!picture) throw new Error('JPEG XL: not decoded');
      return picture;
    },
  },
  avifOnServer: {
    label: 'AVIF of the server',
    encode: async (picture, quality) => joined(await sharpCodec.encode(picture, settingsForTests('avif', { quality }))),
    decode: decodedBySharp,
  },
};

async function decodedBySharp(file: Buffer): Promise<Pixels<4>> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return rgbaPixels(info, new Uint8ClampedArray(data), true);
}

const listed = photos.filter(({ megapixels }) => megapixels >= minMegapixels).slice(0, maxPhotos);

/** Per format and quality: the size and the score of the squares that the search for a look uses. */
async function measurePhoto(photo: Listed): Promise<Measured[][]> {
  const picture = await decodedBySharp(await sharp(bytesOf(photo)).rotate().toColourspace('srgb').png().toBuffer());
  const mosaic = (sampleOfPixels(picture) ?? picture) as Pixels<4>;
  const scoreOf = scoreAgainst(mosaic);
  const all: Measured[][] = [];
  for (const { encode, decode } of Object.values(formats)) {
    const ofFormat: Measured[] = [];
    for (const quality of qualities) {
      const file = await encode(mosaic, quality);
      ofFormat.push({ bytes: file.length, score: scoreOf(await decode(file)) });
    }
    all.push(ofFormat);
  }
  return all;
}

export async function measureLooks(): Promise<string> {
  const measured: Measured[][][] = [];
  for (const photo of listed) measured.push(await measurePhoto(photo));
  const names = Object.keys(formats) as Name[];
  const ofFormat = (name: Name): OfFormat => ({
    label: formats[name].label,
    measured: measured.map((photo) => photo[names.indexOf(name)] ?? []),
  });
  const jpg = ofFormat('jpg');
  const besideJpg = (name: Name) => shareAt(ofFormat(name), jpg, leastScores.same);
  const looks = {
    'jpg-to-webp': besideJpg('webp'),
    'jpg-to-avif': besideJpg('avif'),
    'jpg-to-jxl': besideJpg('jxl'),
  };
  writeDocument('benchmarks.md', publish({ ...readMeasurements(), looks }));
  return documentOf(names.map(ofFormat), jpg);
}

interface OfFormat {
  readonly label: string;
  readonly measured: readonly (readonly Measured[])[];
}

function documentOf(all: readonly OfFormat[], jpg: OfFormat): string {
  const scores = qualities.map((quality, at) => [
    String(quality),
    ...all.map(({ measured }) => spread(measured.map((photo) => photo[at]?.score ?? Number.NaN))),
  ]);
  const sizes = [leastScores.invisible, leastScores.same, leastScores.slight].map((least) => [
    String(least),
    ...all.map((format) => {
      const { share, photos } = shareAt(format, jpg, least);
      return photos === 0 ? '–' : `${Math.round(share * 100)} % (${photos})`;
    }),
  ]);
  const labels = all.map(({ label }) => label);
  return `# How pictures look

Written by \`npm run bench -- looks\`; do not edit by hand. ${listed.length} photos by cameras and phones, the
first in \`bench/sample/photos.json\` with at least ${minMegapixels} megapixels; of photos above a megapixel, squares from all over
it. The score is SSIMULACRA 2.1: from 90 on, nobody saw a difference when flipping between the pictures; from 85 on they
look the same; from 70 on the differences are slight.

## Scores by quality

The mean, and from the lowest to the highest photo.

${table(['quality', ...labels], scores)}

## Bytes at an equal look

Median size for a score, interpolated between the qualities above, as a share of the JPG's; the photos of which both
reach it are counted behind.

${table(['score', ...labels], sizes)}
`;
}

function spread(scores: readonly number[]): string {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return `${mean.toFixed(1)} (${Math.min(...scores).toFixed(1)} to ${Math.max(...scores).toFixed(1)})`;
}

/** The median of the photos of which both formats reach the score. */
function shareAt({ measured }: OfFormat, { measured: others }: OfFormat, least: number): EqualLook {
  const shares = measured.flatMap((photo, index) => {
    const [ours, theirs] = [bytesAt(photo, least), bytesAt(others[index] ?? [], least)];
    return ours && theirs ? [ours / theirs] : [];
  });
  const median = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)];
  return { share: Math.round((median ?? 0) * 1000) / 1000, photos: shares.length };
}

/** Undefined if the score is not reached, or by all. */
function bytesAt(photo: readonly Measured[], least: number): number | undefined {
  const above = photo.findIndex(({ score }) => score >= least);
  const [low, high] = [photo[above - 1], photo[above]];
  if (!low || !high) return undefined;
  const part = (least - low.score) / (high.score - low.score);
  return low.bytes * (high.bytes / low.bytes) ** part;
}
