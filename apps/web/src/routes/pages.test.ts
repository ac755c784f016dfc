import { singleConverter } from '@image-converter/formats/converters';
import { type ExtraPair, extraPairs, pairNames, pairs } from '@image-converter/formats/pairs';
import { describe, expect, it } from 'vitest';
import { pages, pageTable } from './pages.ts';

const megabyte = 1024 * 1024;
const converters = pages.filter((page) => pageTable[page].kind === 'converter');

describe('the entries of pages.ts', () => {
  it('are a converter at home and for every pair, and nothing without an address', () => {
    expect(converters).toEqual(['home', ...pairNames]);
    expect(pages).not.toContain('not-found');
  });

  it('show the format selector on three pages', () => {
    const shown = pages.filter((page) => {
      const facts = pageTable[page];
      return facts.kind === 'converter' && facts.selector === 'shown';
    });
    expect(shown).toEqual(['home', 'png-to-jpg', 'jpg-to-png']);
  });

  it('have one converter for home and png-to-jpg, which therefore share their files', () => {
    expect(pageTable.home.rules).toBe(singleConverter);
    expect(pageTable['png-to-jpg'].rules).toBe(singleConverter);
  });

  it.each(['jpg-to-png', 'jpg-to-webp', 'webp-to-jpg'] as const)('take five files of 20 MB on %s', (page) => {
    expect(pageTable[page].rules).toMatchObject({ maxFiles: 5, maxBytes: 20 * megabyte });
  });

  it.each(['webp-to-png', 'png-to-webp'] as const)('take five files of any size on %s', (page) => {
    expect(pageTable[page].rules).toMatchObject({ maxFiles: 5, maxBytes: undefined });
  });

  it.each(Object.keys(extraPairs) as ExtraPair[])('take twenty files of 50 MB on %s', (page) => {
    expect(pageTable[page]).toMatchObject({ selector: 'hidden', rules: { maxFiles: 20, maxBytes: 50 * megabyte } });
  });

  it('have addresses in the words of their language', () => {
    expect(pageTable['raw-to-jpg'].slugs).toEqual({
      de: 'raw-zu-jpg',
      en: 'raw-to-jpg',
      es: 'raw-a-jpg',
      pt: 'raw-para-jpg',
    });
  });

  it.each(pairNames.filter((pair) => pair !== 'png-to-jpg'))('convert on %s what it says', (pair) => {
    const { rules } = pageTable[pair];
    expect([rules.accepts, rules.target]).toEqual([pairs[pair].from, pairs[pair].to]);
    expect(pageTable[pair]).toMatchObject({ pair, headline: 'pair' });
  });
});
