import { fixture } from '@image-converter/corpus/fixtures';
import { drawPicture, imageOf } from '@image-converter/corpus/fixtures/draw';
import { iccProfile } from '@image-converter/corpus/fixtures/icc';
import { profiledPsd } from '@image-converter/corpus/fixtures/profiled';
import { rgbProfiles } from '@image-converter/corpus/fixtures/profiles';
import { tiffKinds } from '@image-converter/corpus/fixtures/tiff-kinds';
import { inspect } from '@image-converter/engine/inspect';
import { targetDefaults } from '@image-converter/formats/options';
import { uncounted } from '@image-converter/formats/uncounted';
import { describe, expect, it } from 'vitest';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { loadPart } from '../../i18n/parts.ts';
import { fill, type Translate } from '../../i18n/translate.ts';
import words from '../../texts/en/parts/results.ts';
import { asText, linesOf } from './lines.ts';
import { type ReceiptDetails, receiptOf } from './receipt.ts';

const options = targetDefaults('webp');
const outcome: Outcome = {
  files: [
    {
      blob: new Blob(['123']),
      url: () => 'blob:',
      name: 'a.webp',
      width: 40,
      height: 30,
      report: { encoder: 'native' },
    },
  ],
  firstPage: 1,
  pagesOrFrames: 1,
  milliseconds: 420,
  mode: 'client',
  bytesSent: 0,
  options,
};
const item: Item = {
  id: '1',
  file: new File(['12345'], 'a.png', { lastModified: new Date(2024, 4, 3, 14, 5).getTime() }),
  format: 'png',
  label: 'PNG',
  status: { kind: 'done', outcome },
};

const shown: Readonly<Record<string, string>> = {
  'conversion.browser_tag': 'In your browser',
  'conversion.server_tag': 'On our server',
  'conversion.seconds': '{seconds} s',
};
const t: Translate = (key, ...[values = {}]) => fill(shown[key] ?? key, values);
const optionWords = await loadPart('en', 'options');

function said(changes: Partial<Outcome> = {}, looked?: ReceiptDetails, zips = false): Record<string, string> {
  const receipt = receiptOf(item, { ...outcome, ...changes }, looked);
  return Object.fromEntries(linesOf(receipt, { words, optionWords, language: 'en', t, zips }));
}

async function coloursSaid(format: Item['format'], bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const inspection = await inspect(new Blob([bytes]), format);
  return said({}, { inspection }).Colours;
}

describe('a receipt', () => {
  it('says what was done, where, and that nothing was sent', () => {
    expect(said()).toEqual({
      Original: 'PNG, 0.00\u00a0KB, 40\u00a0×\u00a030 pixels',
      Result: 'WebP, 0.00\u00a0KB, 40\u00a0×\u00a030 pixels',
      Colours: 'sRGB',
      Metadata: 'all removed',
      Encoder: 'this browser',
      Quality: '90 of 100',
      Time: '0.42 s',
      Where: 'In your browser',
      Uploaded: 'nothing',
    });
  });

  it('says which date the file has where it is saved', () => {
    const date = '3 May 2024, 14:05';
    const where = (changes: Partial<Outcome>, zips: boolean) => said(changes, {}, zips)['File date'];
    expect(where({}, false)).toBeUndefined();
    expect(where({}, true)).toBe(`${date} in the ZIP, as for the original; if saved by itself, the date of saving`);
    expect(where({ savedIn: 'holiday' }, true)).toBe(
      `the date of saving, because browsers cannot set it in folders; ${date} in the ZIP, as for the original`,
    );
  });

  it('says what the headers of the original tell', () => {
    const inspection = { width: 40, height: 30, frames: 1, complete: true };
    expect(said({}, { inspection: { ...inspection, asStored: true } })).toMatchObject({
      Colours: 'sRGB, as in the original',
      Orientation: 'already upright',
    });
    expect(said({}, { inspection: { ...inspection, orientation: 6, demands: ['webp profile'] } })).toMatchObject({
      Colours: 'converted to sRGB',
      Orientation: 'turned upright',
    });
  });

  it('says what was left out, and how alike the pictures are', () => {
    expect(said({ pagesOrFrames: 7 }, { likeness: 88.634 })).toMatchObject({
      'Left out': 'all but the first of 7 pages or frames',
      Similarity: 'looks the same: 88.6 out of 100 (SSIMULACRA 2.1)',
    });
    expect(said({ pagesOrFrames: uncounted })).toMatchObject({ 'Left out': 'all frames but the first' });
    expect(said({}, { likeness: 'identical' })).toMatchObject({ Similarity: 'identical pixels' });
  });

  it('says that 16 bits were kept', () => {
    const [file] = outcome.files;
    expect(said({ files: [{ ...file, report: { encoder: 'png', bits: 16 } }] })['Bit depth']).toBe(
      '16 bits per channel',
    );
    expect(said()['Bit depth']).toBeUndefined();
  });

  it('says how many colours are left of a PNG that had to fit', () => {
    const [file] = outcome.files;
    const files = [{ ...file, report: { encoder: 'palette-png', colours: 91 } }] as const;
    expect(said({ files, options: { ...options, target: 'png' } }).Quality).toBe('Reduced to 91 colours');
    expect(receiptOf(item, { ...outcome, files })).toMatchObject({ numberOfColours: 91 });
  });

  it('names the profile of colours that were kept', () => {
    const [file] = outcome.files;
    const files = [{ ...file, report: { encoder: 'native', profile: 'Display P3' } }] as const;
    expect(said({ files }).Colours).toBe('Display P3, as in the original');
  });

  it('says that HDR was kept, and what it costs', () => {
    const [file] = outcome.files;
    const blob = new Blob(['.'.repeat(80_000)]);
    expect(said({ files: [{ ...file, blob, report: { encoder: 'native', hdr: 10_000 } }] }).HDR).toBe(
      'kept, with a gain map of 9.77\u00a0KB (12.5% of the file)',
    );
    expect(said().HDR).toBeUndefined();
  });

  it('says which metadata was kept, and the quality that was really used', () => {
    const [file] = outcome.files;
    const report = {
      encoder: 'webp',
      quality: 71,
      metadata: { kept: ['camera', 'date'], removed: ['location'] },
    } as const;
    expect(said({ files: [{ ...file, report }] })).toMatchObject({
      Metadata: 'Camera and date kept, location removed',
      Encoder: 'libwebp',
      Quality: '71 of 100',
    });
  });

  it('says how much was sent, even if the browser had to do it in the end', { tags: '@promise:receipt' }, () => {
    expect(said({ bytesSent: 2048, mode: 'client' }).Uploaded).toBe(
      '2.00\u00a0KB, to our server only, deleted afterwards',
    );
  });

  it('says of a file that was handed back that it is the same', () => {
    expect(said({ mode: 'none', milliseconds: 0 })).toEqual({
      Original: 'PNG, 0.00\u00a0KB, 40\u00a0×\u00a030 pixels',
      Result: 'PNG, 0.00\u00a0KB, 40\u00a0×\u00a030 pixels',
      Metadata: 'untouched',
      Similarity: 'the same file, byte for byte',
      Uploaded: 'nothing',
    });
  });

  it('says of a turned file that was handed back that it still is turned', () => {
    const inspection = { width: 30, height: 40, frames: 1, complete: true, orientation: 6 };
    expect(said({ mode: 'none' }, { inspection }).Orientation).toBe('unchanged: rotated by an entry in the file');
    expect(said({ mode: 'none' }, { inspection: { ...inspection, orientation: 1 } }).Orientation).toBe(
      'already upright',
    );
  });

  it.each([
    ['display-p3-red.png', 'png'],
    ['display-p3.heic', 'heic'],
    ['display-p3-by-numbers.heic', 'heic'],
    ['shades-display-p3.avif', 'avif'],
    ['tagged-matrix.webp', 'webp'],
    ['tagged-grey.jxl', 'jxl'],
  ] as const)('says that the colours of %s were converted', async (name, format) => {
    expect(await coloursSaid(format, await fixture(name))).toBe('converted to sRGB');
  });

  it('says of a TIFF whether its colours were converted', async () => {
    const profiled = new Uint8Array(await imageOf(drawPicture()).withIccProfile('p3').tiff().toBuffer());
    expect(await coloursSaid('tiff', profiled)).toBe('converted to sRGB');
    const lab = tiffKinds['cielab.tiff']?.file() ?? new Uint8Array();
    expect(await coloursSaid('tiff', lab)).toBe('converted to sRGB');
    expect(await coloursSaid('tiff', await fixture('plain.tiff'))).toBe('sRGB, as in the original');
  });

  it.each(['psd', 'psb'] as const)('says of a %s whether its colours were converted', async (format) => {
    const desc = Buffer.from('desc\0\0\0\0sRGB', 'latin1');
    const srgb = iccProfile({ colourSpace: 'RGB ', tags: { desc } });
    expect(await coloursSaid(format, profiledPsd(drawPicture(), rgbProfiles.matrix))).toBe('converted to sRGB');
    expect(await coloursSaid(format, profiledPsd(drawPicture(), srgb))).toBe('sRGB, as in the original');
  });

  it('says of a profile that is sRGB, though decoders must know it, that the colours stay', () => {
    const inspection = { width: 4, height: 3, frames: 1, complete: true, isTagged: false };
    expect(said({}, { inspection: { ...inspection, demands: ['avif profile'] } }).Colours).toBe(
      'sRGB, as in the original',
    );
    expect(said({}, { inspection: { ...inspection, demands: ['avif pq'] } }).Colours).toBe('converted to sRGB');
  });

  it('says of a turned picture without a profile that its colours stay', () => {
    const inspection = { width: 30, height: 40, frames: 1, complete: true, orientation: 6, isTagged: false };
    expect(said({}, { inspection }).Colours).toBe('sRGB, as in the original');
  });

  it('calls only those pictures lossless that lost nothing', () => {
    const lossless = { options: { ...options, lossless: true } };
    const [file] = outcome.files;
    const inspection = { width: 40, height: 30, frames: 1, complete: true };
    expect(said(lossless).Quality).toBe('lossless');
    expect(said(lossless, { likeness: 'identical' }).Quality).toBe('lossless');
    expect(said(lossless, { likeness: 54.1 }).Quality).toBeUndefined();
    expect(said(lossless, { inspection: { ...inspection, deep: true } }).Quality).toBeUndefined();
    const report = { encoder: 'webp', sourceSize: { width: 80, height: 60 } } as const;
    expect(said({ ...lossless, files: [{ ...file, report }] }).Quality).toBeUndefined();
    const turned = { ...lossless, options: { ...lossless.options, rotate: 90 } } as const;
    expect(said({ ...turned, files: [{ ...file, report }] }).Quality).toBe('lossless');
    const limited = { encoder: 'webp', quality: 71 } as const;
    expect(said({ ...lossless, files: [{ ...file, report: limited }] }).Quality).toBe('71 of 100');
  });

  it('says which options were chosen, and holds them', () => {
    const chosen = { quality: 40, size: { width: 20 }, metadata: 'keep' } as const;
    const changes = { options: { ...options, ...chosen } };
    expect(said(changes).Options).toBe('quality 40 · 20\u00a0px wide · all details kept');
    expect(receiptOf(item, { ...outcome, ...changes }).options).toEqual(chosen);
    expect(said().Options).toBeUndefined();
    expect(said({ ...changes, mode: 'none' }).Options).toBeUndefined();
    const named = { options: { ...options, names: '{date}' } };
    expect(said(named).Options).toBe('file names {date}');
    expect(said({ ...named, mode: 'none' }).Options).toBe('file names {date}');
  });

  it('says that a JPG was turned without encoding it again', () => {
    const [file] = outcome.files;
    const turned = { options: { ...targetDefaults('jpg'), rotate: 90 as const } };
    const moved = said({ ...turned, files: [{ ...file, report: { encoder: 'jpg', copied: 'blocks' } }] });
    expect(moved.Encoder).toBe('none: the compressed picture was turned or cropped without loss');
    expect(moved.Quality).toBeUndefined();
    expect(moved.Options).toBe('rotated 90° clockwise');
  });

  it('is a text of lines', () => {
    expect(asText('a.png', [['Time', '1 s']])).toBe('a.png\nTime: 1 s');
  });
});
