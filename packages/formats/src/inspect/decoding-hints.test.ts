import { corpus, corpusBytes, formatOf, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture } from '@image-converter/corpus/fixtures';
import { describe, expect, it } from 'vitest';
import type { Format } from '../formats.ts';
import { inspect } from '../inspect.ts';
import type { Header } from '../inspection.ts';

async function inspectFixture(name: string, format: Format) {
  return inspect(new Blob([await fixture(name)]), format);
}

describe('what a header says about transparency', () => {
  it.each([
    ['plain.jpg', 'jpg'],
    ['16-bit.png', 'png'],
    ['animated.png', 'png'],
    ['plain.webp', 'webp'],
  ] as const)('%s has none', async (name, format) => {
    expect(await inspectFixture(name, format)).toMatchObject({ opaque: true });
  });

  it.each([
    ['transparent.png', 'png'],
    ['transparent.webp', 'webp'],
    ['transparent-colour-grey-16.png', 'png'],
    ['animated.webp', 'webp'],
  ] as const)('%s may have some', async (name, format) => {
    expect(await inspectFixture(name, format)).toMatchObject({ opaque: false });
  });

  const withAlpha = corpus.filter((entry) => entry.expect === 'ok' && entry.has_alpha && formatOf(entry));
  it.each(withAlpha)('$file is never called opaque', needsCorpus, async (entry) => {
    const format = formatOf(entry);
    if (!format) throw new Error('of no format');
    const { opaque } = await inspect(new Blob([corpusBytes(entry.file)]), format);
    expect(opaque).not.toBe(true);
  });
});

describe('data that is always looked through for damage', () => {
  it.each([
    ['shortened-interlaced.png', 'rows'],
    ['animated-interlaced.png', 'rows'],
    ['plain.png', 'data'],
  ])('%s has some: %s', async (name, suspect) => {
    expect(await inspectFixture(name, 'png')).toMatchObject({ suspect });
  });

  it('megapixel.png has not: that would take time', async () => {
    expect(await inspectFixture('megapixel.png', 'png')).toMatchObject({ suspect: undefined });
  });
});

describe('samples that are shown as they are', () => {
  it.each([
    ['plain.jpg', 'jpg'],
    ['plain.png', 'png'],
    ['plain.webp', 'webp'],
  ] as const)('%s has them', async (name, format) => {
    expect(await inspectFixture(name, format)).toMatchObject({ asStored: true });
  });

  it.each([
    ['exif-rotated-3.jpg', 'jpg'],
    ['exif-rotated-6.jpg', 'jpg'],
    ['display-p3-red.png', 'png'],
    ['cmyk.jpg', 'jpg'],
  ] as const)('%s is to be turned, or to be converted', async (name, format) => {
    expect(await inspectFixture(name, format)).toMatchObject({ asStored: false });
  });

  const withProfile = corpus.filter(
    (entry) => entry.expect === 'ok' && entry.icc && ['jpg', 'png', 'webp'].includes(formatOf(entry) ?? ''),
  );
  it.each(withProfile)('$file, which has a profile, is never said to', needsCorpus, async (entry) => {
    const format = formatOf(entry);
    if (!format) throw new Error('of no format');
    expect(await inspect(new Blob([corpusBytes(entry.file)]), format)).toMatchObject({ asStored: false });
  });
});

describe('16 bits per channel', () => {
  it('are reported with the header, before a decoder is started', async () => {
    const headers: Header[] = [];
    await inspect(new Blob([await fixture('16-bit.png')]), 'png', (header) => headers.push(header));
    expect(headers).toEqual([{ width: 64, height: 48, deep: true, hasAlpha: false, suspect: 'data' }]);
  });

  it('are not reported for a PNG with 8', async () => {
    expect(await inspectFixture('plain.png', 'png')).toMatchObject({ deep: false });
  });
});
