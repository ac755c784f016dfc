import type { AnyFormat } from '../any-format.ts';

/** The headers that tell are within this many bytes, unless somebody put a lot before them. */
const headBytes = 16_384;

type Test = (bytes: Uint8Array<ArrayBuffer>) => boolean;

const tests: Partial<Record<AnyFormat, Test>> = {
  png: isAnimatedPng,
  webp: (bytes) => text(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0,
  avif: isSequence,
  gif: isAnimatedGif,
};

/** Whether a picture moves: a quick look, for pages that only want to know what to offer. */
export async function isAnimated(file: Blob, format: AnyFormat): Promise<boolean> {
  const test = tests[format];
  if (!test) return false;
  // Only the second frame of a GIF tells, wherever that is.
  const head = format === 'gif' ? file : file.slice(0, headBytes);
  return test(new Uint8Array(await head.arrayBuffer()));
}

function text(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** The control chunk precedes the picture, and has the number of frames. */
function isAnimatedPng(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer);
  for (let at = 8; at + 12 <= bytes.length && text(bytes, at + 4) !== 'IDAT'; at += 12 + view.getUint32(at)) {
    if (text(bytes, at + 4) === 'acTL') return view.getUint32(at + 8) > 1;
  }
  return false;
}

/** One of the brands of the file is that of sequences. */
function isSequence(bytes: Uint8Array<ArrayBuffer>): boolean {
  const end = Math.min(bytes.length, new DataView(bytes.buffer).getUint32(0));
  for (let at = 8; at + 4 <= end; at += 4) if (text(bytes, at) === 'avis') return true;
  return false;
}

const [gifExtension, gifImage, gifPadding] = [0x21, 0x2c, 0];

/** Skips from block to block up to the second frame. */
function isAnimatedGif(bytes: Uint8Array): boolean {
  const paletteBytes = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let [at, frames] = [13 + paletteBytes(bytes[10]), 0];
  const skipData = () => {
    while (bytes[at]) at += 1 + (bytes[at] as number);
    at += 1;
  };
  while (at < bytes.length) {
    const kind = bytes[at];
    at += 1;
    if (kind === gifPadding) continue;
    if (kind !== gifExtension && kind !== gifImage) return false;
    frames += kind === gifImage ? 1 : 0;
    if (frames > 1) return true;
    // The label of an extension; or place, size and palette of a frame, and the size of its codes.
    at += kind === gifExtension ? 1 : 10 + paletteBytes(bytes[at + 8]);
    skipData();
  }
  return false;
}
