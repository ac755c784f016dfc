import type { FormatEntry } from '../format-entry.ts';
import { hasAt, startsWithAny } from './recognise.ts';

/** Formats of cameras, scanners, film and light simulations. */
export const lightFormats = {
  exr: {
    label: 'OpenEXR',
    extensions: ['exr'],
    mediaType: 'image/x-exr',
    recognise: startsWithAny('\x76\x2f\x31\x01'),
    hasTransparency: true,
    read: { browser: ['exr'], server: [] },
  },
  hdr: {
    label: 'Radiance HDR',
    extensions: ['hdr', 'rgbe', 'xyze'],
    mediaType: 'image/vnd.radiance',
    recognise: startsWithAny('#?RADIANCE', '#?RGBE', '#?XYZE'),
    hasTransparency: false,
    read: { browser: ['hdr'], server: [] },
  },
  pcd: {
    label: 'Photo CD',
    extensions: ['pcd'],
    mediaType: 'image/x-photo-cd',
    recognise: hasAt(2048, 'PCD_IPI'),
    hasTransparency: false,
    read: { browser: ['pcd'], server: [] },
  },
  dpx: {
    label: 'DPX',
    extensions: ['dpx'],
    mediaType: 'image/x-dpx',
    recognise: startsWithAny('SDPX', 'XPDS'),
    hasTransparency: true,
    read: { browser: ['magick'], server: [] },
  },
  cin: {
    label: 'Cineon',
    extensions: ['cin'],
    mediaType: 'image/x-cineon',
    recognise: startsWithAny('\x80\x2a\x5f\xd7', '\xd7\x5f\x2a\x80'),
    hasTransparency: false,
    read: { browser: ['magick'], server: [] },
  },
} as const satisfies Record<string, FormatEntry>;
