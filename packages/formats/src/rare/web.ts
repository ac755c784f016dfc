import type { FormatEntry } from '../format-entry.ts';
import { innerDecoders } from '../inner-decoders.ts';
import { isCalled, isCursor, isWbmp, looksLike, startsWithAny } from './recognise.ts';
import { isSvg } from './svg.ts';

/** Formats of websites and browsers, past and present. */
export const webFormats = {
  svg: {
    label: 'SVG',
    extensions: ['svg', 'svgz'],
    mediaType: 'image/svg+xml',
    recognise: isSvg,
    readOptions: ['longestSide'],
    hasTransparency: true,
    read: { browser: ['rasterised'], server: [] },
  },
  cur: {
    label: 'CUR',
    extensions: ['cur'],
    mediaType: 'image/x-win-bitmap',
    recognise: isCursor,
    hasTransparency: true,
    read: { browser: ['ico'], server: [] },
  },
  jp2: {
    label: 'JPEG 2000',
    extensions: ['jp2', 'jpf', 'jpx', 'j2k', 'j2c', 'jpc'],
    mediaType: 'image/jp2',
    recognise: startsWithAny('\0\0\0\x0cjP  \r\n\x87\n', '\xff\x4f\xff\x51'),
    hasTransparency: true,
    read: { browser: innerDecoders.jp2, server: [] },
  },
  // HEIF with HEVC inside is a common format.
  heif: {
    label: 'HEIF',
    extensions: ['hif'],
    mediaType: 'image/heif',
    recognise: looksLike(/^.{4}ftyp(?:.{4})*?jpeg.*infe.{8}jpeg/s),
    hasTransparency: false,
    read: { browser: ['heif-jpeg'], server: [] },
  },
  jng: {
    label: 'JNG',
    extensions: ['jng'],
    mediaType: 'image/x-jng',
    recognise: startsWithAny('\x8bJNG\r\n\x1a\n'),
    hasTransparency: true,
    read: { browser: ['magick'], server: [] },
  },
  mng: {
    label: 'MNG',
    extensions: ['mng'],
    mediaType: 'video/x-mng',
    recognise: startsWithAny('\x8aMNG\r\n\x1a\n'),
    several: 'frames',
    hasTransparency: true,
    read: { browser: ['magick'], server: [] },
  },
  wbmp: {
    label: 'WBMP',
    extensions: ['wbmp'],
    mediaType: 'image/vnd.wap.wbmp',
    recognise: isCalled(['wbmp'], isWbmp),
    hasTransparency: false,
    read: { browser: ['magick'], server: [] },
  },
} as const satisfies Record<string, FormatEntry>;
