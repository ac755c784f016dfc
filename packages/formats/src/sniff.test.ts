import { corpus, corpusBytes, formatOf as listedFormatOf, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { describe, expect, it } from 'vitest';
import { formatOf, sniff, sniffedBytes } from './sniff.ts';

/** Names in the corpus manifest of formats that no page accepts. */
const rawNames: Record<string, string> = { CR2: 'cr2', NEF: 'nef', ARW: 'arw', DNG: 'dng', PDF: 'pdf' };

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function ftyp(major: string, ...compatible: string[]): Uint8Array {
  const body = `ftyp${major}\0\0\0\0${compatible.join('')}`;
  return bytes(`\0\0\0${String.fromCharCode(body.length + 4)}${body}avif`);
}

describe('sniff', () => {
  it.each([
    ['avif', ftyp('avif', 'mif1', 'miaf')],
    ['avif', ftyp('avis', 'msf1')],
    ['avif', ftyp('mif1', 'miaf', 'avif')],
    ['heic', ftyp('heic', 'mif1')],
    ['heic', ftyp('mif1', 'mif1', 'heix')],
    ['heic', ftyp('msf1', 'hevc')],
    [undefined, ftyp('mif1', 'miaf')],
    [undefined, ftyp('isom', 'mp42')],
  ])('finds %s by the brands inside ftyp', (format, head) => {
    expect(sniff(head)).toBe(format);
  });

  it('reads no brand beyond the ftyp box or from its version number', () => {
    expect(sniff(ftyp('mif1'))).toBeUndefined();
    expect(sniff(bytes('\0\0\0\x14ftypisomheicmp42'))).toBeUndefined();
  });

  it('does not mistake a text that begins with BM for a picture', () => {
    expect(sniff(bytes('BMW sells more cars than it did a year ago.'))).toBeUndefined();
  });

  it.each(['', 'B', 'BM', 'II*\0', '\xff\xd8', 'RIFF', 'RIFF\x04\0\0\0WAVE', '\0\0\0\x18ftyp'])(
    'finds nothing in %j',
    (text) => {
      expect(sniff(bytes(text))).toBeUndefined();
    },
  );

  it.each(
    fixtureNames.filter((name) =>
      /^(plain|tiles|transparent|10-bit|bomb-.*|brand-.*|16-bit)\.(?!qoi)|^really-a-jpg/.test(name),
    ),
  )('finds what %s is', async (name) => {
    const expected = name.startsWith('really-a-jpg') ? 'jpg' : name.split('.')[1];
    expect(sniff((await fixture(name)).subarray(0, sniffedBytes))).toBe(expected);
  });

  it.each([
    ['at the start', '%PDF-1.7\n'],
    ['after other bytes', `${' '.repeat(1000)}%PDF-1.4`],
  ])('finds a PDF by its header %s', (_, text) => {
    expect(sniff(bytes(text))).toBe('pdf');
  });

  it.each([
    ['of which the header comes too late', `${' '.repeat(1024)}%PDF-1.4`],
    ['without a version', '%PDF'],
  ])('finds no PDF in a text %s', (_, text) => {
    expect(sniff(bytes(text))).toBeUndefined();
  });

  it('recognises a picture that mentions a PDF as the picture it is', () => {
    expect(sniff(bytes('\x89PNG\r\n\x1a\n%PDF-1.7'))).toBe('png');
  });

  it.each([
    ['jxl', '\xff\x0a\x7f'],
    ['jxl', '\0\0\0\x0cJXL \r\n\x87\n'],
    ['psd', '8BPS\0\x01'],
  ])('finds %s by its signature %j', (format, text) => {
    expect(sniff(bytes(text))).toBe(format);
  });

  it('finds a CR2 by its mark, whose directory is further on', () => {
    expect(sniff(bytes('II*\0\x10\0\0\0CR\x02\0'))).toBe('cr2');
  });

  it('reads from the start of a view, not of its buffer', () => {
    const buffer = bytes('....\x89PNG\r\n\x1a\n');
    expect(sniff(buffer.subarray(4))).toBe('png');
    expect(sniff(buffer)).toBeUndefined();
  });

  describe('on the corpus', needsCorpus, () => {
    it.each(corpus)('finds what $file is: $format', async (entry) => {
      const expected = rawNames[entry.format] ?? listedFormatOf(entry);
      expect(await formatOf(new Blob([corpusBytes(entry.file)]))).toBe(expected);
    });

    it.each(['IMG_5952.CR2', 'Nikon.nef', 'fixture-sony-zv-e10.arw'])('throws nothing for any part of %s', (file) => {
      const head = corpusBytes(file).subarray(0, sniffedBytes);
      for (let length = 0; length < head.length; length += 7) {
        expect(() => sniff(head.subarray(0, length))).not.toThrow();
      }
    });
  });
});
