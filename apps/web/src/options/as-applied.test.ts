import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { expect, it } from 'vitest';
import { asApplied } from './as-applied.ts';

const different: Partial<ConversionOptions> = {
  quality: 50,
  lossless: true,
  size: { width: 5 },
  enlarge: true,
  maxBytes: 5000,
  background: '#000000',
  transparency: 'fill',
  metadata: 'keep',
  effort: 'palette',
};

it.each<[string, Partial<ConversionOptions>, Partial<ConversionOptions>]>([
  [
    'a JPG has neither transparency nor a lossless way, and no palette',
    { target: 'jpg' },
    { quality: 50, size: { width: 5 }, enlarge: true, maxBytes: 5000, background: '#000000', metadata: 'keep' },
  ],
  [
    'a lossless WebP needs neither quality nor limit',
    { target: 'webp' },
    {
      lossless: true,
      size: { width: 5 },
      enlarge: true,
      background: '#000000',
      transparency: 'fill',
      metadata: 'keep',
    },
  ],
  [
    'there is a background only where something is filled, and nothing to enlarge in the original size',
    { target: 'png', transparency: 'keep', size: 'original' },
    { metadata: 'keep', effort: 'palette' },
  ],
])('%s', (_title, chosen, meant) => {
  const options = { ...targetDefaults('jpg'), ...different, ...chosen };
  expect(asApplied(options)).toEqual({ ...targetDefaults(options.target), ...meant });
});
