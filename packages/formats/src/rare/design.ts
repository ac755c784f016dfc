import type { FormatEntry } from '../format-entry.ts';
import { hasAt, isCalled, isPict, isZipOf, startsWithAny, startsWithLengths } from './recognise.ts';

/** Formats of painting, layout and desktop programs. */
export const designFormats = {
  psb: {
    label: 'PSB',
    extensions: ['psb'],
    mediaType: 'image/x-psb',
    recognise: startsWithAny('8BPS\0\x02'),
    hasTransparency: true,
    read: { browser: ['psd', 'magick'], server: [] },
  },
  ora: {
    label: 'OpenRaster',
    extensions: ['ora'],
    mediaType: 'image/openraster',
    recognise: isZipOf('image/openraster'),
    hasTransparency: true,
    read: { browser: ['zipped'], server: [] },
  },
  kra: {
    label: 'Krita',
    extensions: ['kra'],
    mediaType: 'application/x-krita',
    recognise: isZipOf('application/x-krita'),
    hasTransparency: true,
    read: { browser: ['zipped'], server: [] },
  },
  icns: {
    label: 'ICNS',
    extensions: ['icns'],
    mediaType: 'image/icns',
    recognise: startsWithLengths('icns', 1),
    hasTransparency: true,
    read: { browser: ['icns'], server: [] },
  },
  pict: {
    label: 'PICT',
    extensions: ['pict', 'pct', 'pic'],
    mediaType: 'image/x-pict',
    recognise: isPict,
    hasTransparency: false,
    read: { browser: ['magick'], server: [] },
  },
  sct: {
    label: 'Scitex CT',
    extensions: ['sct', 'ct'],
    mediaType: 'image/x-sct',
    recognise: isCalled(['sct', 'ct'], hasAt(80, 'CT')),
    hasTransparency: false,
    read: { browser: ['scitex'], server: [] },
  },
} as const satisfies Record<string, FormatEntry>;
