import type { Size } from '@image-converter/formats/inspection';
import { type Piece, rgbaPixels } from '../pixels.ts';
import type { Frame } from './animation.ts';

/** A frame as stored in files: the part of the screen it changes, and how. */
export interface Patch extends Piece {
  readonly milliseconds: number;
  /** `over`: what is below shows through transparent pixels. */
  readonly blend: 'over' | 'replace';
  /** What happens to this part of the screen before the next frame is drawn. */
  readonly after: 'keep' | 'clear' | 'restore';
}

/** Yields the whole screen after each patch. */
export async function* composed(size: Size, patches: AsyncIterable<Patch> | Iterable<Patch>): AsyncGenerator<Frame> {
  const screen = new Uint8ClampedArray(size.width * size.height * 4);
  for await (const whole of patches) {
    const patch = clipped(whole, size);
    const before = patch.after === 'restore' ? screen.slice() : undefined;
    draw(screen, size.width, patch);
    yield { picture: rgbaPixels(size, screen.slice()), milliseconds: patch.milliseconds };
    if (before) screen.set(before);
    if (patch.after === 'clear') clear(screen, size.width, patch);
  }
}

/** Cuts off the part outside the screen. */
function clipped(patch: Patch, size: Size): Patch & { readonly shown: Size } {
  const width = Math.max(0, Math.min(patch.width, size.width - patch.x));
  const height = Math.max(0, Math.min(patch.height, size.height - patch.y));
  return { ...patch, shown: { width, height } };
}

function draw(screen: Uint8ClampedArray, screenWidth: number, patch: ReturnType<typeof clipped>): void {
  const { x, y, width, data, shown, blend } = patch;
  for (let row = 0; row < shown.height; row += 1) {
    const from = row * width * 4;
    const line = data.subarray(from, from + shown.width * 4);
    const to = ((y + row) * screenWidth + x) * 4;
    if (blend === 'replace') screen.set(line, to);
    else blendOver(screen, to, line);
  }
}

function blendOver(screen: Uint8ClampedArray, start: number, line: Uint8ClampedArray): void {
  for (let from = 0, to = start; from < line.length; from += 4, to += 4) {
    const alpha = line[from + 3] as number;
    if (alpha === 0) continue;
    const behind = ((screen[to + 3] as number) * (255 - alpha)) / 255;
    const both = alpha + behind;
    for (let channel = 0; channel < 3; channel += 1) {
      const colour = (line[from + channel] as number) * alpha + (screen[to + channel] as number) * behind;
      screen[to + channel] = colour / both;
    }
    screen[to + 3] = both;
  }
}

function clear(screen: Uint8ClampedArray, screenWidth: number, { x, y, shown }: ReturnType<typeof clipped>): void {
  for (let row = 0; row < shown.height; row += 1) {
    const from = ((y + row) * screenWidth + x) * 4;
    screen.fill(0, from, from + shown.width * 4);
  }
}
