/** What JFIF says of them: 1 is per inch, 2 per centimetre; otherwise the numbers are only a ratio. */
const perInch: Readonly<Record<number, number>> = { 1: 1, 2: 2.54 };

const jfif = [0xff, 0xd8, 0xff, 0xe0, -1, -1, ...[...'JFIF\0'].map((letter) => letter.charCodeAt(0))];

/** Whether a file starts with a JFIF segment, which then holds the density. */
export function hasJfif(start: Uint8Array): boolean {
  return start.length >= 18 && jfif.every((byte, at) => byte < 0 || byte === start[at]);
}

/** Pixels per inch that a JPG states, in its first 18 bytes; undefined if it states none, or two. */
export function jpegDensity(start: Uint8Array): number | undefined {
  if (!hasJfif(start)) return undefined;
  const view = new DataView(start.buffer, start.byteOffset, start.length);
  const [across, down] = [view.getUint16(14), view.getUint16(16)];
  const factor = perInch[view.getUint8(13)];
  return factor !== undefined && across === down ? Math.round(across * factor) : undefined;
}
