import createLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { mediaTypes, quality, Stages, serveWork } from './protocol.ts';

const library = createLibheif();

serveWork(async ({ file, target }) => {
  const stages = new Stages();
  const [image, ...others] = new library.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()));
  if (!image) throw new Error('No picture');
  const picture = new ImageData(image.get_width(), image.get_height());
  await new Promise<void>((resolve, reject) => {
    image.display(picture, (shown) => (shown ? resolve() : reject(new Error('Not decoded'))));
  });
  for (const one of [image, ...others]) one.free();
  stages.end('decode');
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
  stages.end('draw');
  const blob = await canvas.convertToBlob({ type: mediaTypes[target], quality: quality / 100 });
  stages.end('encode');
  return { blob, stages: stages.times };
});
