import { quantization, zigzag } from './quantization.ts';

const [SOS, DQT] = [0xda, 0xdb];
const tableLength = 64;

/** Which quality of libjpeg's scale gives the steps nearest to those in the file. Undefined if it has none of 8 bits. */
export function qualityOfJpeg(head: Uint8Array): number | undefined {
  const steps = brightnessSteps(head);
  if (!steps) return undefined;
  const qualities = Array.from({ length: 100 }, (_, index) => index + 1);
  return qualities.reduce((best, quality) => (distance(steps, quality) < distance(steps, best) ? quality : best));
}

/** In proportion: a step of 2 instead of 1 matters more than 102 instead of 101. */
function distance(steps: Uint8Array, quality: number): number {
  const { brightness } = quantization(quality);
  return steps.reduce(
    (sum, step, at) => sum + Math.abs(Math.log(step / (brightness[zigzag[at] as number] as number))),
    0,
  );
}

/** The table numbered 0, in the order of the file. */
function brightnessSteps(bytes: Uint8Array): Uint8Array | undefined {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] as number;
    if (marker === SOS) return undefined;
    const end = at + 2 + (((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number));
    const found = marker === DQT ? tableIn(bytes.subarray(at + 4, end)) : undefined;
    if (found) return found;
    at = end;
  }
  return undefined;
}

function tableIn(segment: Uint8Array): Uint8Array | undefined {
  for (let at = 0; at + 1 + tableLength <= segment.length; ) {
    const kind = segment[at] as number;
    const steps = segment.subarray(at + 1, at + 1 + tableLength);
    if (kind === 0) return steps.includes(0) ? undefined : steps;
    // The upper half tells whether steps have 16 bits.
    at += 1 + tableLength * (kind >> 4 ? 2 : 1);
  }
  return undefined;
}
