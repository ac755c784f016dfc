import { corpus, corpusBytes, formatOf as listedFormatOf, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { within } from '@image-converter/corpus/within';
import { describe, expect, it } from 'vitest';
import { formatOf, sniff } from '../sniff.ts';
import { rareFormats } from './table.ts';

const extensions = Object.values(rareFormats).flatMap(({ extensions: list }) => [...list]);

function fileOf(text: string, name = 'file'): File {
  return new File([Uint8Array.from(text, (character) => character.charCodeAt(0))], name);
}

describe('a rare format', () => {
  it.each([
    ['qoi', 'qoif\0\0\0\x01'],
    ['jp2', '\0\0\0\x0cjP  \r\n\x87\n'],
    ['psb', '8BPS\0\x02'],
    ['exr', '\x76\x2f\x31\x01'],
    ['hdr', '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n'],
    ['pgm', 'P5\n# a comment\n4 4\n255\n0123456789abcdef'],
    ['pbm', 'P1 2 2 1 0 0 1'],
    ['pam', 'P7\nWIDTH 1\nHEIGHT 1\nDEPTH 1\nMAXVAL 255\nENDHDR\n0'],
    ['pfm', 'Pf\n1 1\n-1.0\n0000'],
    ['phm', 'Ph\n# a comment\n1 1\n-1.0\n00'],
    ['kra', `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/x-krita`],
    // The media type in a stored Deflate block, which has a five-byte header.
    ['kra', `PK\x03\x04${'\0'.repeat(26)}mimetype\x01\x13\0\xec\xffapplication/x-krita`],
    ['xpm', '/* XPM */\nstatic char *a[] = {'],
    ['xbm', '#define a-b.xbm_width 8\n#define a-b.xbm_height 1\nstatic char a-b.xbm_bits[] = { 0x00 };'],
    ['xbm', '#define a_width 8\n#define a_height 1\nstatic char a_bits[] = { 0x00 };'],
    ['sun', '\x59\xa6\x6a\x95'],
    ['fits', 'SIMPLE  =                    T / standard'],
    ['dds', 'DDS \x7c\0\0\0'],
    ['mng', '\x8aMNG\r\n\x1a\n'],
    ['jng', '\x8bJNG\r\n\x1a\n'],
    ['dpx', 'SDPX'],
    ['mat', 'MATLAB 5.0 MAT-file, Platform'],
  ])('is recognised by its signature: %s', async (format, text) => {
    expect(await formatOf(fileOf(text))).toBe(format);
  });

  it.each([
    ['tga', '\0\0\x02\0\0\0\0\0\0\0\0\0\x01\0\x01\0\x18\0abc'],
    ['wbmp', '\0\0\x08\x02ab'],
    ['mtv', '2 1\nabcdef'],
    ['avs', '\0\0\0\x01\0\0\0\x01abcd'],
  ])(
    'without a signature is recognised only with its extension: %s',
    { tags: '@promise:by-extension' },
    async (format, text) => {
      expect(await formatOf(fileOf(text, `a.${format.toUpperCase()}`))).toBe(format);
      expect(await formatOf(fileOf(text, 'a.txt'))).toBeUndefined();
    },
  );

  it.each([
    'P1 and P2 are two points on a line.',
    'P6 3 4 of the plan are missing.',
    'P7\nis a file of points',
    'icns files hold icons.',
    'farbfeld is a simple format.',
    '#define width 10\nint main(void) { return width; }',
    'SIMPLE  = what a child would say',
    'BMW',
    '12 34\nis how an address begins',
    '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    '%!PS-Adobe-3.0',
    '\n\n\n'.repeat(100),
    '\0'.repeat(4096),
  ])('is not found in %.60j, whatever it is called', async (text) => {
    for (const extension of extensions.filter((one) => !['mac', 'pntg', 'macp'].includes(one))) {
      expect(await formatOf(fileOf(text, `a.${extension}`)), extension).toBeUndefined();
    }
  });

  it.each([
    `P4${' '.repeat(4000)}`,
    `P7\n${'\n'.repeat(4000)}`,
    `P1 1 1 ${'#\n'.repeat(2000)}x`,
    `P1 1 1 ${'#1'.repeat(16)}\nx`,
    `P1${'#1\n'.repeat(1300)}x`,
    '/**/'.repeat(1000),
    `#define a_width 1 ${'char a_bits['.repeat(300)}`,
  ])('takes no time to rule out in %.20j', async (text) => {
    expect(await within(500, () => formatOf(fileOf(text, 'a.xbm')))).toBeUndefined();
  });

  it('is not found in random bytes', async () => {
    let state = 7;
    for (let round = 0; round < 1000; round += 1) {
      const bytes = Uint8Array.from({ length: 200 }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state >>> 24;
      });
      const name = `a.${extensions[round % extensions.length]}`;
      expect(await formatOf(new File([bytes], name)), `round ${round}`).toBeUndefined();
    }
  });

  it.each(fixtureNames)('is not what %s has, whatever it is called', async (name) => {
    const bytes = await fixture(name);
    const common = sniff(bytes);
    if (common) expect(await formatOf(new File([bytes], 'a.tga'))).toBe(common);
  });

  describe('on the corpus', needsCorpus, () => {
    it.each(corpus.filter((entry) => listedFormatOf(entry)))('is not what $file has', async ({ file }) => {
      const bytes = corpusBytes(file);
      expect(await formatOf(new File([bytes], 'a.tga'))).toBe(sniff(bytes));
    });
  });
});
