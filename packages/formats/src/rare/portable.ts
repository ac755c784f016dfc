import type { FormatEntry } from '../format-entry.ts';
import { looksLike, startsWithAny, startsWithLengths } from './recognise.ts';

/** Netpbm's header: a name, then numbers between white space and comments. */
const gap = '(?:\\s|#[^\\n]*\\n)+';
const sizes = `${gap}\\d+${gap}\\d+`;
/** PFM and PHM: the third number has a sign and a fraction. */
const scale = `${gap}[+-]?[\\d.]+(?:[eE][+-]?\\d+)?\\s`;
/** Plain text may also begin with "P1", so only digits may follow the header of a picture stored as digits. */
const inDigits = '(?:[\\d\\s]|#[^\\n]*(?:\\n|$))*$';

/** Exchange formats of image tools: a short header, then samples. */
export const portableFormats = {
  pbm: {
    label: 'PBM',
    extensions: ['pbm'],
    mediaType: 'image/x-portable-bitmap',
    recognise: looksLike(new RegExp(`^P(4${sizes}\\s|1${sizes}\\s${inDigits})`)),
    hasTransparency: false,
    read: { browser: ['netpbm'], server: [] },
  },
  pgm: {
    label: 'PGM',
    extensions: ['pgm'],
    mediaType: 'image/x-portable-graymap',
    recognise: looksLike(new RegExp(`^P(5${sizes}${gap}\\d+\\s|2${sizes}${gap}\\d+\\s${inDigits})`)),
    hasTransparency: false,
    read: { browser: ['netpbm'], server: [] },
  },
  ppm: {
    label: 'PPM',
    extensions: ['ppm', 'pnm'],
    mediaType: 'image/x-portable-pixmap',
    recognise: looksLike(new RegExp(`^P(6${sizes}${gap}\\d+\\s|3${sizes}${gap}\\d+\\s${inDigits})`)),
    hasTransparency: false,
    read: { browser: ['netpbm'], server: [] },
  },
  pam: {
    label: 'PAM',
    extensions: ['pam'],
    mediaType: 'image/x-portable-arbitrarymap',
    recognise: looksLike(/^P7[ \t]*\n(?:[A-Z]+ [^\n]*\n|#[^\n]*\n|[ \t]*\n)*ENDHDR[ \t]*\n/),
    hasTransparency: true,
    read: { browser: ['netpbm'], server: [] },
  },
  pfm: {
    label: 'PFM',
    extensions: ['pfm'],
    mediaType: 'image/x-portable-floatmap',
    recognise: looksLike(new RegExp(`^P[Ff]${sizes}${scale}`)),
    hasTransparency: false,
    read: { browser: ['netpbm'], server: [] },
  },
  phm: {
    label: 'PHM',
    extensions: ['phm'],
    mediaType: 'image/x-portable-halfmap',
    recognise: looksLike(new RegExp(`^P[Hh]${sizes}${scale}`)),
    hasTransparency: false,
    read: { browser: ['netpbm'], server: [] },
  },
  qoi: {
    label: 'QOI',
    extensions: ['qoi'],
    mediaType: 'image/qoi',
    recognise: startsWithAny('qoif'),
    hasTransparency: true,
    read: { browser: ['magick'], server: [] },
  },
  ff: {
    label: 'farbfeld',
    extensions: ['ff'],
    mediaType: 'image/x-farbfeld',
    recognise: startsWithLengths('farbfeld', 2),
    hasTransparency: true,
    read: { browser: ['farbfeld'], server: [] },
  },
  miff: {
    label: 'MIFF',
    extensions: ['miff'],
    mediaType: 'image/x-miff',
    recognise: startsWithAny('id=ImageMagick'),
    several: 'frames',
    hasTransparency: true,
    read: { browser: ['magick'], server: [] },
  },
} as const satisfies Record<string, FormatEntry>;
