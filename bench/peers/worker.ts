import { type Peer, peers, type Work } from './convert.ts';

export type Answer = { ok: true; blob: Blob } | { ok: false; reason: string };

self.onmessage = async ({ data: { peer, work } }: MessageEvent<{ peer: Peer; work: Work }>) => {
  const answer: Answer = await peers[peer](work).then(
    (blob) => ({ ok: true, blob }),
    (error: unknown) => ({ ok: false, reason: String(error) }),
  );
  self.postMessage(answer);
};
