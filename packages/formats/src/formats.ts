import { innerDecoders } from './inner-decoders.ts';
import type { ReadingOptions } from './reading.ts';
import { hasBrandOf, isBmp, isCameraRawOf, isIcon, isJxl, isPdf, isTiff, isWebp, startsWith } from './recognise.ts';

/** Named as in packages/codecs. Server-only codecs are in apps/server/src/decoding/codecs. */
export type BrowserDecoder =
  | 'native'
  | 'profiled'
  | 'png-decoder'
  | 'webp-decoder'
  | 'heic'
  | 'avif'
  | 'tiff'
  | 'magick'
  | RareDecoder;
/** Decoders needed only by formats of the rare table (`rare/table.ts`). */
type RareDecoder =
  | 'rasterised'
  | 'jxl'
  | 'jxl-managed'
  | 'pdf'
  | 'heif-jpeg'
  | 'raw'
  | 'gif'
  | 'ico'
  | 'icns'
  | 'zipped'
  | 'exr'
  | 'hdr'
  | 'netpbm'
  | 'farbfeld'
  | 'tga'
  | 'pcx'
  | 'dds'
  | 'psd'
  | 'sgi'
  | 'sun'
  | 'fits'
  | 'xbm'
  | 'xpm'
  | 'macpaint'
  | 'tim'
  | 'scitex'
  | 'pcd'
  | 'pgx'
  | 'avs'
  | 'bmp';
export type ServerDecoder = 'heic' | 'tiff' | 'magick' | 'raw' | 'pdf';
export type BrowserEncoder = 'native' | 'jpg' | 'png' | 'webp' | 'magick' | RareEncoder;
/** Encoders for formats that the specified pages do not write, and those that make smaller files on request. */
type RareEncoder =
  | 'avif-encoder'
  | 'bmp-encoder'
  | 'gif-encoder'
  | 'ico-encoder'
  | 'pdf-encoder'
  | 'tiff-encoder'
  | 'mozjpeg'
  | 'oxipng'
  | 'palette-png';
export type RareCodec = RareDecoder | RareEncoder;
export const serverEncoders = ['sharp', 'bmp-encoder', 'gif-encoder', 'ico-encoder', 'pdf-encoder'] as const;
export type ServerEncoder = (typeof serverEncoders)[number];
export type BrowserCodec = BrowserDecoder | BrowserEncoder;

export interface FormatFacts {
  readonly label: string;
  /** The first one is used for output files. */
  readonly extensions: readonly [string, ...string[]];
  readonly mediaType: string;
  /** Checks the first bytes (at most `sniffedBytes`); `file` is used only where those are not conclusive. */
  readonly recognise: (head: DataView, file: Outside) => boolean;
  /** Set if a file can hold more than one frame or page. We convert the first, and other pages on request. */
  readonly several?: 'frames' | 'pages';
  /** Reading options that apply to this format. */
  readonly readOptions?: readonly (keyof ReadingOptions)[];
  readonly hasTransparency: boolean;
  /** Decoders, in the order in which they are tried. The server converts only formats that it has decoders for. */
  readonly read: { readonly browser: readonly BrowserDecoder[]; readonly server: readonly ServerDecoder[] };
  readonly write?: Writing;
}

/** Known about a file without reading it. */
interface Outside {
  /** Lower case, without the dot; empty if there is none. */
  readonly extension: string;
  readonly size: number;
}

export interface Writing {
  readonly browser: readonly BrowserEncoder[];
  readonly server: readonly ServerEncoder[];
  /** Whether it is lossy with an adjustable quality. */
  readonly hasQuality: boolean;
  /** The format whose data it can contain unchanged. */
  readonly repacks?: string;
  /** Whether animations stay animated. */
  readonly animates?: boolean;
  /** In pixels; the limit of the format or its libraries. */
  readonly longestSide: number;
}

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
    hasTransparency: true,
    read: { browser: innerDecoders.png, server: [] },
    write: {
      browser: ['png', 'native'],
      server: ['sharp'],
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
    hasTransparency: true,
    read: { browser: ['native', 'avif'], server: [] },
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
    readOptions: ['raw'],
    hasTransparency: false,
    read: { browser: ['raw'], server: ['raw'] },
  },
  arw: {
    label: 'ARW',
    extensions: ['arw'],
    mediaType: 'image/x-sony-arw',
    recognise: isCameraRawOf('arw'),
    readOptions: ['raw'],
    hasTransparency: false,
    read: { browser: ['raw'], server: ['raw'] },
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
} as const satisfies Record<string, FormatFacts>;

type Table = typeof formats;

export type Format = keyof Table;
/** Formats we write. */
export type Target = { [F in Format]: Table[F] extends { write: Writing } ? F : never }[Format];
/** Formats the server reads. */
export type ServerFormat = { [F in Format]: Table[F]['read']['server'] extends readonly [] ? never : F }[Format];
/** Extensions of those formats. */
export type ServerExtension = Table[ServerFormat]['extensions'][number];

export const formatNames = Object.keys(formats) as Format[];
export const targets = formatNames.filter(isTarget);
export const serverFormats = formatNames.filter(isServerFormat);

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
