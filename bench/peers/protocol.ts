import type { Measured } from '../measured.ts';

export const quality = 90;

export const mediaTypes: Record<Measured, `image/${string}`> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

export interface Work {
  file: Blob;
  target: Measured;
}

export interface Done {
  blob: Blob;
  stages: Record<string, number>;
}

export type Answer = { ok: true; done: Done } | { ok: false; reason: string };

/** Times consecutive parts of a conversion. */
export class Stages {
  readonly times: Record<string, number> = {};
  #last = performance.now();

  end(name: string): void {
    const now = performance.now();
    this.times[name] = now - this.#last;
    this.#last = now;
  }
}

/** Makes this worker convert every message it receives. */
export function serveWork(convert: (work: Work) => Promise<Done>): void {
  self.onmessage = async ({ data }: MessageEvent<Work>) => {
    const answer: Answer = await convert(data).then(
      (done) => ({ ok: true, done }),
      (error: unknown) => ({ ok: false, reason: String(error) }),
    );
    self.postMessage(answer);
  };
}
