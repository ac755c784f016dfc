import { corpus, corpusBytes, formatOf, needsCorpus } from '@image-converter/corpus/corpus';
import { describe, expect, it } from 'vitest';
import { SNIFFED_BYTES, serverFormatOf, sniffForServer } from './server-formats.ts';

const rawNames: Record<string, string> = { CR2: 'cr2', NEF: 'nef', ARW: 'arw', PDF: 'pdf' };

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

describe('sniffForServer', () => {
  it.each([
    ['at the start', '%PDF-1.7\n'],
    ['after other bytes', `${' '.repeat(1000)}%PDF-1.4`],
  ])('finds a PDF by its header %s', (_, text) => {
    expect(sniffForServer(bytes(text))).toBe('pdf');
  });

  it.each([
    ['of which the header comes too late', `${' '.repeat(1024)}%PDF-1.4`],
    ['without a version', '%PDF'],
    ['of no bytes', ''],
  ])('finds nothing in a text %s', (_, text) => {
    expect(sniffForServer(bytes(text))).toBeUndefined();
  });

  it('recognises a picture that mentions a PDF as the picture it is', () => {
    expect(sniffForServer(bytes('\x89PNG\r\n\x1a\n%PDF-1.7'))).toBe('png');
  });

  it('reads from the start of a view, not of its buffer', () => {
    expect(sniffForServer(bytes('....II*\0\x10\0\0\0CR\x02\0').subarray(4))).toBe('cr2');
  });

  describe('on the corpus', needsCorpus, () => {
    it.each(corpus)('finds what $file is: $format', (entry) => {
      const head = corpusBytes(entry.file).subarray(0, SNIFFED_BYTES);
      expect(sniffForServer(head)).toBe(rawNames[entry.format] ?? formatOf(entry));
    });

    it.each(['IMG_5952.CR2', 'Nikon.nef', 'fixture-sony-zv-e10.arw'])('throws nothing for any part of %s', (file) => {
      const head = corpusBytes(file).subarray(0, SNIFFED_BYTES);
      for (let length = 0; length < head.length; length += 7) {
        expect(() => sniffForServer(head.subarray(0, length))).not.toThrow();
      }
    });
  });
});

describe('serverFormatOf', () => {
  it.each([
    ['heic', 'heic'],
    ['heif', 'heic'],
    ['TIF', 'tiff'],
    ['tiff', 'tiff'],
    ['CR2', 'cr2'],
    ['nef', 'nef'],
    ['arw', 'arw'],
    ['pdf', 'pdf'],
    ['png', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('knows that %j announces %s', (extension, format) => {
    expect(serverFormatOf(extension)).toBe(format);
  });
});
