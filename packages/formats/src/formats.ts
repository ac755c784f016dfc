import type { FormatEntry, WritingEntry } from './format-entry.ts';
import { innerDecoders } from './inner-decoders.ts';
import type { RareTable } from './rare/table.ts';
import { hasBrandOf, isBmp, isCameraRawOf, isIcon, isJxl, isPdf, isTiff, isWebp, startsWith } from './recognise.ts';

/**
 * Formats that pages are about. Lists, types, schemas and accept attributes are derived from this table; the keys are
 * used in paths and messages. The first entry whose `recognise` matches decides. Read-only formats continue in
 * `rare/table.ts`, which pages load only once they get a file in one of them.
 */
export const formats = {
  png: {
    label: 'PNG',
    extensions: ['png'],
    mediaType: 'image/png',
    recognise: startsWith('\x89PNG\r\n\x1a\n'),
    several: 'frames',
    readOptions: ['frames'],
    hasTransparency: true,
    read: { browser: innerDecoders.png, server: [] },
    write: {
      browser: ['png', 'native'],
      server: ['sharp', 'palette-png'],
      hasQuality: false,
      longestSide: 2 ** 31 - 1,
    },
  },
  jpg: {
    label: 'JPG',
    extensions: ['jpg', 'jpeg'],
    mediaType: 'image/jpeg',
    recognise: startsWith('\xff\xd8\xff'),
    hasTransparency: false,
    read: { browser: innerDecoders.jpg, server: [] },
    write: {
      browser: ['jpg', 'native', 'magick'],
      server: ['sharp'],
      hasQuality: true,
      repacks: 'jpg',
      longestSide: 65_500,
    },
  },
  webp: {
    label: 'WebP',
    extensions: ['webp'],
    mediaType: 'image/webp',
    recognise: isWebp,
    several: 'frames',
    readOptions: ['frames'],
    hasTransparency: true,
    read: { browser: ['native', 'profiled', 'webp-decoder'], server: [] },
    write: { browser: ['native', 'webp'], server: ['sharp'], hasQuality: true, animates: true, longestSide: 16_383 },
  },
  avif: {
    label: 'AVIF',
    extensions: ['avif'],
    mediaType: 'image/avif',
    recognise: hasBrandOf('avif'),
    several: 'frames',
    readOptions: ['frames'],
    hasTransparency: true,
    read: { browser: innerDecoders.avif, server: [] },
    write: { browser: ['avif-encoder'], server: ['sharp'], hasQuality: true, longestSide: 16_384 },
  },
  bmp: {
    label: 'BMP',
    extensions: ['bmp'],
    mediaType: 'image/bmp',
    recognise: isBmp,
    hasTransparency: true,
    read: { browser: ['bmp'], server: [] },
    write: { browser: ['bmp-encoder'], server: ['bmp-encoder'], hasQuality: false, longestSide: 32_767 },
  },
  gif: {
    label: 'GIF',
    extensions: ['gif'],
    mediaType: 'image/gif',
    recognise: startsWith('GIF8'),
    several: 'frames',
    readOptions: ['frames'],
    hasTransparency: true,
    read: { browser: ['gif'], server: [] },
    write: {
      browser: ['gif-encoder'],
      server: ['gif-encoder'],
      hasQuality: false,
      animates: true,
      longestSide: 65_535,
    },
  },
  ico: {
    label: 'ICO',
    extensions: ['ico'],
    mediaType: 'image/vnd.microsoft.icon',
    recognise: isIcon,
    hasTransparency: true,
    read: { browser: ['ico'], server: [] },
    write: { browser: ['ico-encoder'], server: ['ico-encoder'], hasQuality: false, longestSide: 2 ** 31 - 1 },
  },
  heic: {
    label: 'HEIC',
    extensions: ['heic', 'heif'],
    mediaType: 'image/heic',
    recognise: hasBrandOf('heic'),
    several: 'frames',
    hasTransparency: true,
    read: { browser: ['native', 'heic'], server: ['heic'] },
  },
  cr2: {
    label: 'CR2',
    extensions: ['cr2'],
    mediaType: 'image/x-canon-cr2',
    recognise: isCameraRawOf('cr2'),
    readOptions: ['raw'],
    hasTransparency: false,
    read: { browser: ['raw'], server: ['raw'] },
  },
  nef: {
    label: 'NEF',
    extensions: ['nef'],
    mediaType: 'image/x-nikon-nef',
    recognise: isCameraRawOf('nef'),
    hasTransparency: false,
    read: { browser: ['raw-preview'], server: [] },
  },
  arw: {
    label: 'ARW',
    extensions: ['arw'],
    mediaType: 'image/x-sony-arw',
    recognise: isCameraRawOf('arw'),
    hasTransparency: false,
    read: { browser: ['raw-preview'], server: [] },
  },
  dng: {
    label: 'DNG',
    extensions: ['dng'],
    mediaType: 'image/x-adobe-dng',
    recognise: isCameraRawOf('dng'),
    readOptions: ['raw'],
    hasTransparency: false,
    read: { browser: ['raw'], server: ['raw'] },
  },
  kdc: {
    label: 'KDC',
    extensions: ['kdc'],
    mediaType: 'image/x-kodak-kdc',
    recognise: isCameraRawOf('kdc'),
    readOptions: ['raw'],
    hasTransparency: false,
    read: { browser: ['raw'], server: ['raw'] },
  },
  psd: {
    label: 'PSD',
    extensions: ['psd'],
    mediaType: 'image/vnd.adobe.photoshop',
    recognise: startsWith('8BPS\0\x01'),
    hasTransparency: true,
    read: { browser: ['psd', 'magick'], server: [] },
  },
  jxl: {
    label: 'JPEG XL',
    extensions: ['jxl'],
    mediaType: 'image/jxl',
    recognise: isJxl,
    several: 'frames',
    hasTransparency: true,
    read: { browser: ['native', 'jxl', 'jxl-managed'], server: [] },
    // What every decoder has to read (level 5).
    write: { browser: ['jxl-encoder'], server: ['jxl-encoder'], hasQuality: true, longestSide: 2 ** 18 },
  },
  // After the camera raw formats, which have the structure of a TIFF.
  tiff: {
    label: 'TIFF',
    extensions: ['tiff', 'tif'],
    mediaType: 'image/tiff',
    recognise: isTiff,
    several: 'pages',
    readOptions: ['pages'],
    hasTransparency: true,
    read: { browser: ['tiff', 'magick'], server: ['tiff', 'magick'] },
    write: { browser: ['tiff-encoder'], server: ['sharp'], hasQuality: false, longestSide: 2 ** 31 - 1 },
  },
  // Last, because other bytes may precede its header.
  pdf: {
    label: 'PDF',
    // Illustrator files contain a PDF, unless they were saved without one.
    extensions: ['pdf', 'ai'],
    mediaType: 'application/pdf',
    recognise: isPdf,
    several: 'pages',
    readOptions: ['pages', 'dpi'],
    hasTransparency: false,
    read: { browser: ['pdf'], server: ['pdf'] },
    // 200 inches, the largest page that readers show, at 150 dpi.
    write: {
      browser: ['pdf-encoder'],
      server: ['pdf-encoder'],
      hasQuality: true,
      repacks: 'jpg',
      longestSide: 30_000,
    },
  },
} as const satisfies Record<string, FormatEntry>;

type Table = typeof formats;

export type Format = keyof Table;
/** Formats we write. */
export type Target = { [F in Format]: Table[F] extends { write: WritingEntry } ? F : never }[Format];
/** Formats the server reads. */
export type ServerFormat = { [F in Format]: Table[F]['read']['server'] extends readonly [] ? never : F }[Format];
/** Extensions of those formats. */
export type ServerExtension = Table[ServerFormat]['extensions'][number];

/** Every codec that a table names; the engine and the server have to know each. */
export type BrowserDecoder =
  | Table[Format]['read']['browser'][number]
  | RareTable[keyof RareTable]['read']['browser'][number];
/** The last three replace a target's usual encoder if the visitor wants smaller files. */
export type BrowserEncoder = Table[Target]['write']['browser'][number] | 'mozjpeg' | 'oxipng' | 'palette-png';
export type BrowserCodec = BrowserDecoder | BrowserEncoder;
export type ServerDecoder = Table[ServerFormat]['read']['server'][number];
export type ServerEncoder = Table[Target]['write']['server'][number];

export interface Writing extends WritingEntry {
  readonly browser: readonly BrowserEncoder[];
  readonly server: readonly ServerEncoder[];
}

/** An entry of either table. */
export interface FormatFacts extends FormatEntry {
  readonly read: { readonly browser: readonly BrowserDecoder[]; readonly server: readonly ServerDecoder[] };
  readonly write?: Writing;
}

export const formatNames = Object.keys(formats) as Format[];
export const targets = formatNames.filter(isTarget);
export const serverFormats = formatNames.filter(isServerFormat);
export const serverEncoders = [
  ...new Set(targets.flatMap((target): ServerEncoder[] => [...formats[target].write.server])),
];

export function isTarget(format: Format): format is Target {
  return 'write' in formats[format];
}

export function isServerFormat(format: string): format is ServerFormat {
  return format in formats && formats[format as Format].read.server.length > 0;
}

export function isBrowserFormat(format: Format): boolean {
  return formats[format].read.browser.length > 0;
}

export function extensionsOf<F extends Format>(names: readonly F[]): Table[F]['extensions'][number][] {
  return names.flatMap((name): Table[F]['extensions'][number][] => [...formats[name].extensions]);
}
