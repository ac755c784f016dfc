import type { AvifPicture } from '@image-converter/formats/inspect/avif';

/** Types of boxes with an ICC profile, each with the kind of profile behind it. */
const profileBoxes = ['colrprof', 'colrrICC'].map((text) => new TextEncoder().encode(text));
const depthBox = new TextEncoder().encode('pixi');
/** Version and flags, which are zero, and the number of channels. */
const head = [0, 0, 0, 0, 3];

/**
 * libavif refuses a picture that does not say how many bits its samples have, as many older files do not. The profile is
 * applied by us, so that the place of its box is free to say so. A file without one stays as it is.
 */
export function withDeclaredDepth(file: Uint8Array<ArrayBuffer>, picture: AvifPicture): Uint8Array<ArrayBuffer> {
  if (picture.isDepthDeclared || !picture.profile) return file;
  const copy = file.slice();
  for (const box of profileBoxes) {
    const at = placeOf(box, copy);
    if (at !== undefined) copy.set([...depthBox, ...head, picture.bits, picture.bits, picture.bits], at);
  }
  return copy;
}

/** Boxes of properties stand before all pictures. */
function placeOf(pattern: Uint8Array, bytes: Uint8Array): number | undefined {
  const [first = 0] = pattern;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (pattern.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return undefined;
}
