import { corpus, corpusBytes, formatOf, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { describe, expect, it } from 'vitest';
import { sniff } from './sniff.ts';

/** Camera raws that only their later directories reveal: the corpus's ARW is cut before its sensor data. */
const toldByInspect = ['fixture-sony-zv-e10.arw'];

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

  it.each(fixtureNames.filter((name) => /^(plain|tiles|transparent|10-bit|bomb-.*|16-bit)\.|^really-a-jpg/.test(name)))(
    'finds what %s is',
    async (name) => {
      const expected = name.startsWith('really-a-jpg') ? 'jpg' : name.split('.')[1];
      expect(sniff((await fixture(name)).subarray(0, 4096))).toBe(expected);
    },
  );

  it('reads from the start of a view, not of its buffer', () => {
    const buffer = bytes('....\x89PNG\r\n\x1a\n');
    expect(sniff(buffer.subarray(4))).toBe('png');
    expect(sniff(buffer)).toBeUndefined();
  });

  describe('on the corpus', needsCorpus, () => {
    const told = corpus.filter(({ file }) => !toldByInspect.includes(file));

    it.each(told)('finds what $file is: $format', (entry) => {
      expect(sniff(corpusBytes(entry.file).subarray(0, 4096))).toBe(formatOf(entry));
    });
  });
});
