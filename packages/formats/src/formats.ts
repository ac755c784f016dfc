/**
 * The picture formats we read, keyed by the name used in paths and messages. The first of `extensions` is the one
 * we write; `otherMediaTypes` are reported by some browsers and operating systems.
 */
export const formats = {
  png: { label: 'PNG', extensions: ['png'], mediaType: 'image/png', otherMediaTypes: ['image/apng', 'image/x-png'] },
  jpg: {
    label: 'JPG',
    extensions: ['jpg', 'jpeg'],
    mediaType: 'image/jpeg',
    otherMediaTypes: ['image/jpg', 'image/pjpeg'],
  },
  webp: { label: 'WebP', extensions: ['webp'], mediaType: 'image/webp', otherMediaTypes: [] },
  avif: { label: 'AVIF', extensions: ['avif'], mediaType: 'image/avif', otherMediaTypes: ['image/avif-sequence'] },
  bmp: {
    label: 'BMP',
    extensions: ['bmp'],
    mediaType: 'image/bmp',
    otherMediaTypes: ['image/x-ms-bmp', 'image/x-bmp'],
  },
  heic: {
    label: 'HEIC',
    extensions: ['heic', 'heif'],
    mediaType: 'image/heic',
    otherMediaTypes: ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  },
  tiff: { label: 'TIFF', extensions: ['tiff', 'tif'], mediaType: 'image/tiff', otherMediaTypes: ['image/x-tiff'] },
} as const satisfies Record<string, FormatFacts>;

interface FormatFacts {
  label: string;
  extensions: readonly [string, ...string[]];
  mediaType: string;
  otherMediaTypes: readonly string[];
}

export type Format = keyof typeof formats;

/** The formats we write; each has pages of its own. */
export type Target = Extract<Format, 'png' | 'jpg' | 'webp'>;
