import { readFileSync } from 'node:fs';
import { sniff } from '@image-converter/formats/sniff';
import { describe, expect, it } from 'vitest';
import { bytesOf, samples } from './SampleButtons.tsx';

const kilobyte = 1024;
const read = (path: string) => readFileSync(new URL(path, import.meta.url));

describe.each(samples)('the sample $name', (sample) => {
  const { name, format } = sample;
  const file = read(`files/${name}`);

  it('is in its format, and as large as the page says', () => {
    expect(sniff(file)).toBe(format);
    expect(bytesOf(sample)).toBe(file.length);
  });

  it('is small, and its thumbnail even more so', () => {
    expect(file.length).toBeLessThanOrEqual((format === 'tiff' ? 900 : 300) * kilobyte);
    expect(read(`thumbs/${name.replace(/\.\w+$/, '.webp')}`).length).toBeLessThanOrEqual(2 * kilobyte);
  });
});
