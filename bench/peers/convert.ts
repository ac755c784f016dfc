import type { Target } from '@image-converter/formats/formats';
import type { Libheif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

export type Peer =
  | 'canvas, one worker'
  | 'canvas, main thread'
  | 'jSquash'
  | 'magick-wasm'
  | 'libheif-js'
  | 'heic-to'
  | 'heic2any';

export type PeerTarget = Extract<Target, 'jpg' | 'png' | 'webp'>;

export interface Work {
  readonly file: Blob;
  readonly target: PeerTarget;
}

const quality = 90;
const mediaTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** Each loads its library when it is first used. */
export const peers: Record<Peer, (work: Work) => Promise<Blob>> = {
  'canvas, one worker': byCanvas,
  'canvas, main thread': byCanvas,
  jSquash: byJsquash,
  'magick-wasm': byMagick,
  'libheif-js': byLibheif,
  'heic-to': async ({ file, target }) => {
    const { heicTo } = await import('heic-to');
    return heicTo({ blob: file, type: mediaTypes[target], quality: quality / 100 });
  },
  heic2any: async ({ file, target }) => {
    const { default: untyped } = await import('heic2any');
    // The package is CommonJS and exports the function itself, although its types declare an ES module.
    const heic2any = untyped as unknown as typeof untyped.default;
    const [blob] = [await heic2any({ blob: file, toType: mediaTypes[target], quality: quality / 100 })].flat();
    if (!blob) throw new Error('No picture');
    return blob;
  },
};

async function byCanvas({ file, target }: Work): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  // On the main thread, an element as most converters use it.
  const canvas =
    'document' in self
      ? Object.assign(document.createElement('canvas'), { width, height })
      : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: target !== 'jpg' }) as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return encoded(canvas, target);
}

async function encoded(canvas: HTMLCanvasElement | OffscreenCanvas, target: PeerTarget): Promise<Blob> {
  const [type, share] = [mediaTypes[target], quality / 100];
  const blob =
    canvas instanceof OffscreenCanvas
      ? await canvas.convertToBlob({ type, quality: share })
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, share));
  if (!blob) throw new Error('Not encoded');
  return blob;
}

async function byJsquash({ file, target }: Work): Promise<Blob> {
  const load = {
    jpg: [() => import('@jsquash/jpeg/decode.js'), () => import('@jsquash/jpeg/encode.js')],
    png: [() => import('@jsquash/png/decode.js'), () => import('@jsquash/png/encode.js')],
    webp: [() => import('@jsquash/webp/decode.js'), () => import('@jsquash/webp/encode.js')],
  } as const;
  const bytes = await file.arrayBuffer();
  // The first byte is enough for photos that we made ourselves.
  const format = ({ 255: 'jpg', 137: 'png', 82: 'webp' } as const)[new Uint8Array(bytes)[0] ?? 0];
  if (!format) throw new Error('jSquash has no decoder for this');
  const { default: decode } = await load[format][0]();
  const { default: encode } = await load[target][1]();
  const picture = await decode(bytes);
  if (!picture) throw new Error('Not decoded');
  const output = await encode(picture, { quality });
  return new Blob([output], { type: mediaTypes[target] });
}

let magick: Promise<typeof import('@imagemagick/magick-wasm')> | undefined;

async function loadMagick() {
  const library = await import('@imagemagick/magick-wasm');
  const { default: wasmUrl } = await import('@imagemagick/magick-wasm/magick.wasm?url');
  await library.initializeImageMagick(new Uint8Array(await (await fetch(wasmUrl)).arrayBuffer()));
  return library;
}

async function byMagick({ file, target }: Work): Promise<Blob> {
  magick ??= loadMagick();
  const { MagickFormat, MagickImage } = await magick;
  const formats = { jpg: MagickFormat.Jpeg, png: MagickFormat.Png, webp: MagickFormat.WebP };
  const image = MagickImage.create();
  try {
    image.read(new Uint8Array(await file.arrayBuffer()));
    if (target !== 'png') image.quality = quality;
    const blob = image.write(
      formats[target],
      (bytes) => new Blob([new Uint8Array(bytes)], { type: mediaTypes[target] }),
    );
    return blob;
  } finally {
    image.dispose();
  }
}

let libheif: Promise<Libheif> | undefined;

async function byLibheif({ file, target }: Work): Promise<Blob> {
  libheif ??= import('libheif-js/libheif-wasm/libheif-bundle.mjs').then(({ default: create }) => create());
  const library = await libheif;
  const [image, ...others] = new library.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()));
  if (!image) throw new Error('No picture');
  const picture = new ImageData(image.get_width(), image.get_height());
  await new Promise<void>((resolve, reject) => {
    image.display(picture, (shown) => (shown ? resolve() : reject(new Error('Not decoded'))));
  });
  for (const one of [image, ...others]) one.free();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
  return encoded(canvas, target);
}
