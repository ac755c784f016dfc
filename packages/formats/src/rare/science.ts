import type { FormatEntry } from '../format-entry.ts';
import { looksLike, startsWithAny } from './recognise.ts';

/** Formats of telescopes, laboratories and image research. */
export const scienceFormats = {
  fits: {
    label: 'FITS',
    extensions: ['fits', 'fit', 'fts'],
    mediaType: 'image/fits',
    recognise: looksLike(/^SIMPLE {2}= +T[ /]/),
    hasTransparency: false,
    read: { browser: ['fits'], server: [] },
  },
  mat: {
    label: 'MATLAB',
    extensions: ['mat'],
    mediaType: 'application/x-matlab-data',
    recognise: startsWithAny('MATLAB 5.0 MAT-file'),
    hasTransparency: false,
    read: { browser: ['magick'], server: [] },
  },
  pgx: {
    label: 'PGX',
    extensions: ['pgx'],
    mediaType: 'image/x-pgx',
    recognise: looksLike(/^PG[ \t]+(?:ML|LM)[ \t]+[+-]?[ \t]*\d+[ \t]+\d+[ \t]+\d+\r?\n/),
    hasTransparency: false,
    read: { browser: ['pgx'], server: [] },
  },
  viff: {
    label: 'VIFF',
    extensions: ['viff', 'xv'],
    mediaType: 'image/x-viff',
    recognise: startsWithAny('\xab\x01\x01\x03'),
    hasTransparency: false,
    read: { browser: ['magick'], server: [] },
  },
  vips: {
    label: 'VIPS',
    extensions: ['v', 'vips'],
    mediaType: 'image/x-vips',
    recognise: startsWithAny('\x08\xf2\xa6\xb6', '\xb6\xa6\xf2\x08'),
    hasTransparency: true,
    read: { browser: ['magick'], server: [] },
  },
} as const satisfies Record<string, FormatEntry>;
