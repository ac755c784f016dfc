import type { Pixels } from '@image-converter/codecs/pixels';
import { browserHostForTests } from '@image-converter/codecs/testing/host';
import { type Collection, collection, distanceToTruth, type TrueFile } from '@image-converter/corpus/true-files';
import { factsOfFormat } from '@image-converter/formats/any-format';
import { formatOf } from '@image-converter/formats/sniff';
import { describe, expect, it } from 'vitest';
import { decodeFile } from './platform.ts';

/** As named in the manifest: all that can be decoded without a browser, except TIFF, whose codec has its own test. */
const formats = [
  ...['HEIC', 'GIF', 'ICO', 'CUR', 'JXL', 'JP2', 'JNG', 'MNG', 'WBMP', 'MPO', 'JPS', 'QOI', 'APNG'],
  ...['PSD', 'PSB', 'ORA', 'KRA', 'ICNS', 'PICT', 'SCT'],
  ...['EXR', 'HDR', 'DNG', 'KDC', 'CIN'],
  ...['PBM', 'PGM', 'PPM', 'PAM', 'PFM', 'PHM', 'FARBFELD', 'MIFF'],
  ...['TGA', 'PCX', 'DCX', 'DDS', 'XBM', 'XPM', 'SGI', 'RAS', 'MAC', 'TIM', 'MTV', 'AVS', 'RLE'],
  ...['FITS', 'MAT', 'PGX', 'VIFF', 'VIPS'],
];

const { files, bytes, needed } = collection('formats', formats);
const faults = collection('faults-2', ['BMP', 'JP2', 'PGX', 'QOI']);
const host = browserHostForTests();

/** Files that no decoder we tried got right and that we reject, with the obstacle we name. */
const refused: Readonly<Record<string, string>> = {
  // Its components differ in size.
  'jp2__a6_mono_colr.j2c': 'KIND_OF_PIXELS',
  // Contains QuickTime images.
  'pict__u2.pict': 'KIND_OF_PIXELS',
  'pict__foo.pict': 'KIND_OF_PIXELS',
};

/** No other decoder shows this picture correctly, so there is no reference. */
const rings = 'exr__BrightRings.exr';

async function decode(file: string, from: Collection['bytes'] = bytes): Promise<Pixels> {
  const named = new File([from(file)], file);
  const format = await formatOf(named);
  if (!format) throw new Error(`${file} is not recognised`);
  const { read } = await factsOfFormat(format);
  const decoders = read.browser.filter((name) => name !== 'native');
  const { picture } = await decodeFile({ file: named, format, decoders }, host);
  if (picture.kind !== 'pixels') throw new Error('not in memory');
  return picture;
}

async function expectTruth(truth: TrueFile, from: Collection['bytes']): Promise<void> {
  const { file, width, height, tolerance } = truth;
  const picture = await decode(file, from);
  expect(picture).toMatchObject({ width, height });
  expect(distanceToTruth(picture, truth)).toBeLessThanOrEqual(tolerance);
}

describe('a real file', () => {
  const readable = files.filter(({ file, grids }) => needed.skip || (!(file in refused) && grids.length > 0));
  it.each(readable)('$file is right', needed, (truth) => expectTruth(truth, bytes));
  it.each(faults.files)('$file is right, which was once wrong', faults.needed, (truth) =>
    expectTruth(truth, faults.bytes),
  );

  it.each(Object.entries(refused))('%s is refused: %s', needed, async (file, obstacle) => {
    await expect(decode(file)).rejects.toMatchObject({ code: 'UNSUPPORTED', obstacle });
  });

  it('with bright rings on a half-lit ground has both', needed, async () => {
    const { width, height, data } = await decode(rings);
    expect([width, height]).toEqual([800, 800]);
    const [halfLit, white] = [188, 255].map((level) => data.filter((sample) => sample === level).length / data.length);
    expect(halfLit).toBeGreaterThan(0.3);
    expect(white).toBeGreaterThan(0.25);
  });
});
