import type { AvifPicture } from '@image-converter/formats/inspect/avif';

/** Box type of ICC profiles, followed by the profile type. */
const profileBoxes = ['colrprof', 'colrrICC'].map((text) => new TextEncoder().encode(text));
const depthBox = new TextEncoder().encode('pixi');
/** Version and flags (all zero), then the number of channels. */
const head = [0, 0, 0, 0, 3];

/**
 * libavif refuses pictures that do not declare their bit depth, as many older files do not. We apply the profile
 * ourselves, so its box can be overwritten with the declaration. Files without a profile are left unchanged.
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

/** The first match is the right one: property boxes come before all picture data. */
function placeOf(pattern: Uint8Array, bytes: Uint8Array): number | undefined {
  const [first = 0] = pattern;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (pattern.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return undefined;
}
