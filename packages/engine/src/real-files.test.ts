import { srgb } from '@image-converter/codecs/colour/curves';
import type { Pixels } from '@image-converter/codecs/pixels';
import { browserHostForTests } from '@image-converter/codecs/testing/host';
import { distanceToGrids } from '@image-converter/corpus/grids';
import { collection } from '@image-converter/corpus/true-files';
import { factsOfFormat } from '@image-converter/formats/any-format';
import { formatOf } from '@image-converter/formats/sniff';
import { describe, expect, it } from 'vitest';
import { decodeFile } from './decode-file.ts';

/** As the manifest calls them: all that are decoded without a browser, but for TIFF, whose codec has a test of its own. */
const formats = [
  ...['GIF', 'ICO', 'CUR', 'JXL', 'JP2', 'JNG', 'MNG', 'WBMP', 'MPO', 'JPS', 'QOI', 'APNG'],
  ...['PSD', 'PSB', 'ORA', 'KRA', 'ICNS', 'PICT', 'SCT'],
  ...['EXR', 'HDR', 'DNG', 'KDC', 'CIN'],
  ...['PBM', 'PGM', 'PPM', 'PAM', 'PFM', 'PHM', 'FARBFELD', 'MIFF'],
  ...['TGA', 'PCX', 'DCX', 'DDS', 'XBM', 'XPM', 'SGI', 'RAS', 'MAC', 'TIM', 'MTV', 'AVS', 'RLE'],
  ...['FITS', 'MAT', 'PGX', 'VIFF', 'VIPS'],
];

const { files, bytes, needed } = collection('formats', formats);
const host = browserHostForTests();

/** Files that no decoder of the trials got right, and that we refuse. */
const refused: Readonly<Record<string, string>> = {
  // Each of its components has a size of its own.
  'jp2__a6_mono_colr.j2c': 'UNSUPPORTED',
  // Lab of 16 bits.
  'psd__4x4_16bit_lab.psd': 'UNSUPPORTED',
  // Floating-point light.
  'dds__rgba_f16.dds': 'UNSUPPORTED',
  // Pictures of QuickTime inside.
  'pict__u2.pict': 'UNSUPPORTED',
  'pict__foo.pict': 'UNSUPPORTED',
};

interface Witness {
  /** What the witness did with the picture, so that its grid shows something else than the file. */
  readonly did?: (picture: Pixels) => Pixels;
  readonly tolerance?: number;
  /** Another file that shows the same picture. */
  readonly sameAs?: string;
}

/** Where the only witnesses are wrong: what they did has to be done to our picture before it is compared. */
const wrongWitnesses: Readonly<Record<string, Witness>> = {
  'cur__hand.cur': { did: withoutAlpha },
  'cur__mask_L.cur': { did: withoutAlpha },
  'pam__rgba.pam': { did: withoutAlpha },
  'pcx__Format_ARGB32.pcx': { did: onBlack },
  // Rows of a PFM run from bottom to top.
  'pfm__hopper.pfm': { did: upsideDown },
  'pfm__testcard_gray.pfm': { did: inLinearLight },
  'phm__testcard_gray_half.phm': { did: inLinearLight },
  'exr__ps2026_testcard_rgb.exr': { did: inLinearLight },
  // They ignored the profile of the display that the icon was drawn on.
  'icns__pillow2.icns': { tolerance: 6 },
  // They took the light itself, where 1 is white, for a byte, where 255 is.
  'exr__Format_ARGB8565_Premultiplied.exr': { sameAs: 'jp2__Format_RGBA16FPx4.jp2', tolerance: 6 },
  'jxl__Format_RGBA32FPx4_Premultiplied.jxl': { sameAs: 'jp2__Format_RGBA16FPx4.jp2' },
};

/** The same as the two above; nothing else shows this picture. */
const withoutWitness = 'exr__BrightRings.exr';

async function decode(file: string): Promise<Pixels> {
  const named = new File([bytes(file)], file);
  const format = await formatOf(named);
  if (!format) throw new Error(`${file} is not recognised`);
  const { read } = await factsOfFormat(format);
  const decoders = read.browser.filter((name) => name !== 'native');
  const { picture } = await decodeFile({ file: named, format, decoders }, host);
  if (picture.kind !== 'pixels') throw new Error('not in memory');
  return picture;
}

describe('a real file', () => {
  it.each(files.filter(({ file }) => !(file in refused) && file !== withoutWitness))(
    '$file is right',
    needed,
    async ({ file, width, height, grids, tolerance }) => {
      const { did = unchanged, sameAs, ...witness } = wrongWitnesses[file] ?? {};
      const picture = await decode(file);
      expect(picture).toMatchObject({ width, height });
      const truth = files.find((one) => one.file === sameAs)?.grids ?? grids;
      expect(distanceToGrids(did(picture), truth)).toBeLessThanOrEqual(witness.tolerance ?? tolerance);
    },
  );

  it.each(Object.entries(refused))('%s is refused: %s', needed, async (file, code) => {
    await expect(decode(file)).rejects.toMatchObject({ code });
  });

  it('with bright rings on a half-lit ground has both', needed, async () => {
    const { width, height, data } = await decode(withoutWitness);
    expect([width, height]).toEqual([800, 800]);
    const [halfLit, white] = [188, 255].map((level) => data.filter((sample) => sample === level).length / data.length);
    expect(halfLit).toBeGreaterThan(0.3);
    expect(white).toBeGreaterThan(0.25);
  });
});

function unchanged(picture: Pixels): Pixels {
  return picture;
}

function changed(picture: Pixels, sample: (value: number, alpha: number) => number): Pixels {
  const data = picture.data.map((value, at) => (at % 4 === 3 ? 255 : sample(value, picture.data[at | 3] ?? 255)));
  return { ...picture, data };
}

function withoutAlpha(picture: Pixels): Pixels {
  return changed(picture, (value) => value);
}

function onBlack(picture: Pixels): Pixels {
  return changed(picture, (value, alpha) => (value * alpha) / 255);
}

function inLinearLight(picture: Pixels): Pixels {
  return changed(picture, (value) => srgb(value / 255) * 255);
}

function upsideDown(picture: Pixels): Pixels {
  const rows = Array.from({ length: picture.height }, (_, y) => {
    return [...picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4)];
  });
  return { ...picture, data: Uint8ClampedArray.from(rows.reverse().flat()) };
}
