/** What this browser can do, found out by trying it on pictures of a few pixels, once in each worker. */

import type { Demand } from '@image-converter/formats/inspection';
import { bitmapOf, type Probe, shows } from './probe.ts';

/** A PNG of one pixel that has no alpha channel. */
const opaquePng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mMQaPgAAAIkAYFRbDfIAAAAAElFTkSuQmCC';

/** The offset of a PNG's colour type, and its value for red, green and blue without alpha. */
const colourTypeAt = 25;
const rgb = 2;

/**
 * Firefox with resistFingerprinting returns noise instead of what was drawn, without an error. Such a canvas is
 * useless, so pictures are then decoded and encoded by WebAssembly.
 */
export const canvasIsHonest = once(() => {
  const context = new OffscreenCanvas(4, 4).getContext('2d');
  if (!context) return false;
  const [red, green, blue] = [12, 200, 77];
  context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
  context.fillRect(0, 0, 4, 4);
  const { data } = context.getImageData(0, 0, 4, 4);
  return data.every((value, index) => value === [red, green, blue, 255][index % 4]);
});

/** Chromium writes no alpha channel for an opaque bitmap that was handed over; Firefox and Safari always write one. */
export const omitsAlpha = once(async () => {
  try {
    const canvas = new OffscreenCanvas(1, 1);
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(await bitmapOf(opaquePng, 'image/png'));
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const [colourType] = new Uint8Array(await blob.slice(colourTypeAt, colourTypeAt + 1).arrayBuffer());
    return colourType === rgb;
  } catch {
    return false;
  }
});

const isShown = onceFor((probe: Probe) => shows(probe).catch(() => false));

/** Those that its decoder does not meet. The probes are loaded with the first file that asks for something. */
export async function unmetOf(demands: readonly Demand[]): Promise<readonly Demand[]> {
  if (demands.length === 0) return demands;
  const { probes } = await import('./probes.ts');
  const isMet = await Promise.all(demands.map((demand) => isShown(probes[demand])));
  return demands.filter((_, index) => !isMet[index]);
}

/** A browser that cannot encode the type answers with a PNG, whatever was asked for. WebKit does so for WebP. */
export const writes = onceFor(async (type: string) => {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  const blob = await canvas.convertToBlob({ type }).catch(() => undefined);
  return blob?.type === type;
});

function once<T>(ask: () => T): () => T {
  const askOnce = onceFor(ask);
  return () => askOnce(undefined);
}

function onceFor<What, Answer>(ask: (what: What) => Answer): (what: What) => Answer {
  const answers = new Map<What, { answer: Answer }>();
  return (what) => {
    const known = answers.get(what) ?? { answer: ask(what) };
    answers.set(what, known);
    return known.answer;
  };
}
