import { MagickFormat, MagickReadSettings } from '@imagemagick/magick-wasm';

export type MagickInput = 'tiff' | 'bmp' | 'jpg' | 'png' | 'webp' | 'avif';

const FORMATS: Record<MagickInput, MagickFormat> = {
  tiff: MagickFormat.Tiff,
  bmp: MagickFormat.Bmp,
  jpg: MagickFormat.Jpeg,
  png: MagickFormat.Png,
  webp: MagickFormat.WebP,
  avif: MagickFormat.Avif,
};

/** Names the format, so that none of Magick's other readers (scripts, SVG, URLs) ever sees the bytes. */
export function settingsForFirst(frameCount: number, format: MagickInput): MagickReadSettings {
  const settings = new MagickReadSettings({ format: FORMATS[format], frameIndex: 0, frameCount });
  // Photoshop keeps its layers in a private TIFF tag; Magick would read each as a page.
  settings.setDefine(MagickFormat.Tiff, 'ignore-layers', true);
  return settings;
}
