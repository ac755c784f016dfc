import { initializeImageMagick, MagickFormat, MagickImage } from '@imagemagick/magick-wasm';
import wasmUrl from '@imagemagick/magick-wasm/magick.wasm?url';
import type { Measured } from '../measured.ts';
import { mediaTypes, quality, Stages, serveWork } from './protocol.ts';

const formats: Record<Measured, MagickFormat> = {
  jpg: MagickFormat.Jpeg,
  png: MagickFormat.Png,
  webp: MagickFormat.WebP,
};

let ready: Promise<void> | undefined;

async function initialize(): Promise<void> {
  const wasm = await (await fetch(wasmUrl)).arrayBuffer();
  await initializeImageMagick(new Uint8Array(wasm));
}

serveWork(async ({ file, target }) => {
  ready ??= initialize();
  await ready;
  const stages = new Stages();
  const image = MagickImage.create();
  try {
    image.read(new Uint8Array(await file.arrayBuffer()));
    stages.end('decode');
    if (target !== 'png') image.quality = quality;
    const blob = image.write(
      formats[target],
      (bytes) => new Blob([new Uint8Array(bytes)], { type: mediaTypes[target] }),
    );
    stages.end('encode');
    return { blob, stages: stages.times };
  } finally {
    image.dispose();
  }
});
