import type { Measured } from '../measured.ts';
import { type Answer, type Done, mediaTypes, quality, Stages, type Work } from './protocol.ts';

export type Peer =
  | 'jSquash'
  | 'magick-wasm'
  | 'libheif-js'
  | 'canvas, one worker'
  | 'canvas, main thread'
  | 'heic-to'
  | 'heic2any';

interface Timed {
  milliseconds: number;
  bytes: number;
  stages: Record<string, number>;
}

const module = { type: 'module' } as const;

const startWorker: Partial<Record<Peer, () => Worker>> = {
  jSquash: () => new Worker(new URL('./jsquash.worker.ts', import.meta.url), module),
  'magick-wasm': () => new Worker(new URL('./magick.worker.ts', import.meta.url), module),
  'libheif-js': () => new Worker(new URL('./libheif.worker.ts', import.meta.url), module),
  'canvas, one worker': () => new Worker(new URL('./canvas.worker.ts', import.meta.url), module),
};

/** Peers that cannot run in our worker: the last two start their own. */
const onMainThread: Partial<Record<Peer, (work: Work) => Promise<Done>>> = {
  'canvas, main thread': drawOnMainThread,
  'heic-to': async ({ file, target }) => {
    const { heicTo } = await import('heic-to');
    const blob = await heicTo({ blob: file, type: mediaTypes[target], quality: quality / 100 });
    return { blob, stages: {} };
  },
  heic2any: async ({ file, target }) => {
    const { default: untyped } = await import('heic2any');
    // The package is CommonJS and exports the function itself, although its types declare an ES module.
    const heic2any = untyped as unknown as typeof untyped.default;
    const result = await heic2any({ blob: file, toType: mediaTypes[target], quality: quality / 100 });
    const blob = [result].flat()[0];
    if (!blob) throw new Error('No picture');
    return { blob, stages: {} };
  },
};

async function drawOnMainThread({ file, target }: Work): Promise<Done> {
  const stages = new Stages();
  const bitmap = await createImageBitmap(file);
  stages.end('decode');
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  stages.end('draw');
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mediaTypes[target], quality / 100));
  if (!blob) throw new Error('Not encoded');
  stages.end('encode');
  return { blob, stages: stages.times };
}

const workers = new Map<Peer, Worker>();

function inWorker(peer: Peer, work: Work): Promise<Done> {
  const worker = workers.get(peer) ?? startWorker[peer]?.();
  if (!worker) throw new Error(`No peer ${peer}`);
  workers.set(peer, worker);
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      data.ok ? resolve(data.done) : reject(new Error(data.reason));
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(work);
  });
}

/** Converts `count` times, one after another: none of the peers can do more in parallel. */
async function convert(peer: Peer, photo: string, target: Measured, count: number): Promise<Timed> {
  const file = globalThis.photos.get(photo);
  if (!file) throw new Error(`No photo ${photo}`);
  // Without a media type, some peers do not recognise the format.
  const work = { file: file.slice(0, file.size, typeOf(photo)), target };
  const start = performance.now();
  let done: Done | undefined;
  for (let turn = 0; turn < count; turn += 1) {
    done = await (onMainThread[peer]?.(work) ?? inWorker(peer, work));
  }
  const milliseconds = performance.now() - start;
  globalThis.lastOutput = done?.blob;
  return { milliseconds, bytes: done?.blob.size ?? 0, stages: done?.stages ?? {} };
}

function typeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

declare global {
  var convertWith: (peer: Peer, photo: string, target: Measured, count: number) => Promise<Timed>;
}

globalThis.convertWith = convert;
