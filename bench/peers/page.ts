import { type Peer, type PeerTarget, peers, type Work } from './convert.ts';
import type { Answer } from './worker.ts';

declare global {
  var convertWith: typeof convert;
}

/** The last two start workers of their own. */
const onMainThread: readonly Peer[] = ['canvas, main thread', 'heic-to', 'heic2any'];
const workers = new Map<Peer, Worker>();

function inWorker(peer: Peer, work: Work): Promise<Blob> {
  const worker = workers.get(peer) ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  workers.set(peer, worker);
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      data.ok ? resolve(data.blob) : reject(new Error(data.reason));
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ peer, work });
  });
}

/** Converts so many files one after another: none of the peers can do more in parallel. */
async function convert(peer: Peer, photo: string, target: PeerTarget, files: number) {
  const file = globalThis.photos.get(photo);
  if (!file) throw new Error(`No photo ${photo}`);
  // Without a media type, some peers do not recognise the format.
  const ending = photo.slice(photo.lastIndexOf('.') + 1).toLowerCase();
  const work = { file: file.slice(0, file.size, `image/${ending === 'jpg' ? 'jpeg' : ending}`), target };
  const start = performance.now();
  let blob: Blob | undefined;
  for (let turn = 0; turn < files; turn += 1) {
    blob = await (onMainThread.includes(peer) ? peers[peer](work) : inWorker(peer, work));
  }
  const milliseconds = performance.now() - start;
  globalThis.lastOutput = blob;
  return { milliseconds, bytes: blob?.size ?? 0 };
}

globalThis.convertWith = convert;
