import { mediaTypes, quality, Stages, serveWork } from './protocol.ts';

serveWork(async ({ file, target }) => {
  const stages = new Stages();
  const bitmap = await createImageBitmap(file);
  stages.end('decode');
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d', { alpha: target !== 'jpg' })?.drawImage(bitmap, 0, 0);
  bitmap.close();
  stages.end('draw');
  const blob = await canvas.convertToBlob({ type: mediaTypes[target], quality: quality / 100 });
  stages.end('encode');
  return { blob, stages: stages.times };
});
