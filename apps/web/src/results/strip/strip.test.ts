import { describe, expect, it } from 'vitest';
import type { Attempt, Outcome } from '../../converter/state/state.ts';
import { defaultFacts } from '../../testing/default-facts.ts';
import { developed, emptyStrip, type Frame, hasStrip, smallestIn } from './strip.ts';

/** A result of so many bytes. */
function outcome(bytes: number, look: { fallsShort?: true } = {}): Outcome {
  const report = { encoder: 'native', look: { score: 85, saved: 0, of: 'picture', ...look } } as const;
  const file = { blob: new Blob([new Uint8Array(bytes)]), url: () => '', name: '', report };
  return { ...defaultFacts, files: [file] };
}

const made = (...given: Parameters<typeof outcome>): Attempt => ({ kind: 'done', outcome: outcome(...given) });
const failed: Attempt = { kind: 'failed', code: 'TOO_LARGE', detail: '' };
const strip = emptyStrip({ look: 'none' });
const stripOf = (...statuses: Frame['status'][]) => statuses.map((status, at) => ({ ...strip[at], status }) as Frame);
const kinds = (frames: readonly Frame[]) => frames.map(({ status }) => status.kind);

describe('a strip', () => {
  it('has a frame for each format that knows looks, with the close look if that is chosen', () => {
    const targets = ['jpg', 'webp', 'avif', 'jxl'];
    expect(strip.map(({ options }) => options)).toEqual(
      targets.map((target) => ({ target, look: 'same', lossless: false })),
    );
    expect(emptyStrip({ look: 'close' }).map(({ options }) => options.look)).toEqual(Array(4).fill('close'));
  });

  it('is developed frame by frame, also after one that fails', async () => {
    const attempts = [made(5), failed, made(3), made(4)];
    const seen: string[][] = [];
    let running = 0;
    for await (const frames of developed(strip, async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      return attempts.shift();
    }))
      seen.push(kinds(frames));
    expect(seen[0]).toEqual(['converting', 'waiting', 'waiting', 'waiting']);
    expect(seen.at(-1)).toEqual(['done', 'failed', 'done', 'done']);
  });

  it('stays as it is when it is called off', async () => {
    const seen: string[][] = [];
    for await (const frames of developed(strip, async () => undefined)) seen.push(kinds(frames));
    expect(seen).toEqual([['converting', 'waiting', 'waiting', 'waiting']]);
  });
});

describe('the smallest picture', () => {
  it('is known once all are there', () => {
    expect(smallestIn(stripOf(made(5), made(3), { kind: 'converting' }))).toBeUndefined();
    const small = made(3);
    expect(smallestIn(stripOf(made(5), small, failed))).toBe(small.kind === 'done' && small.outcome);
  });

  it('looks as wanted: a smaller one that falls short does not count', () => {
    expect(smallestIn(stripOf(made(5), made(3, { fallsShort: true })))?.files[0].blob.size).toBe(5);
    expect(smallestIn(stripOf(failed, made(3, { fallsShort: true })))).toBeUndefined();
  });
});

it('is there for a still picture with one result, and for no drawing', () => {
  const photo = { format: 'png' } as const;
  const one = outcome(1);
  expect(hasStrip(photo, one)).toBe(true);
  expect(hasStrip(photo, { ...one, pagesOrFrames: 2 })).toBe(false);
  expect(hasStrip(photo, { ...one, files: [...one.files, ...one.files] })).toBe(false);
  expect(hasStrip(photo, { ...one, mode: 'none' })).toBe(false);
  expect(hasStrip({ format: 'svg' }, one)).toBe(false);
});
