import { textAt } from './text.ts';

/** ICC.1:2022, 7.2 and 7.3; in bytes. */
const headerLength = 128;
const entryLength = 12;
const versionAt = 8;
const colourSpaceAt = 16;
const connectionSpaceAt = 20;
const intentAt = 64;
const intents = 4;

/** Bytes read to determine the kind of a profile: its header and tag directory. */
export const profileHeadLength = headerLength + 4 + 100 * entryLength;

/**
 * What a decoder needs to know about an ICC profile. Odd profiles are not understood by every decoder: a table to XYZ;
 * for grey, a curve to Lab or any table; and profiles that only libpng rejects, for an invalid rendering intent or, in
 * version 4, a length that is not a multiple of 4.
 */
export type ProfileKind = 'usual' | 'odd' | 'grey' | 'odd grey';

/** Undefined for other colour models and broken profiles. */
export function profileKind(head: DataView): ProfileKind | undefined {
  try {
    const colourSpace = textAt(head, colourSpaceAt);
    const isLab = textAt(head, connectionSpaceAt) === 'Lab ';
    const isTidy = head.getUint32(intentAt) < intents && (head.getUint8(versionAt) < 4 || head.getUint32(0) % 4 === 0);
    const hasTable = hasTag(head, 'A2B');
    if (colourSpace === 'GRAY') return isLab || hasTable || !isTidy ? 'odd grey' : 'grey';
    if (colourSpace === 'RGB ') return (hasTable && !isLab) || !isTidy ? 'odd' : 'usual';
    return undefined;
  } catch {
    return undefined;
  }
}

/** Whether it calls itself sRGB, in ASCII or UTF-16, as far as these bytes tell. */
export function isNamedSrgb(head: DataView): boolean {
  const length = Math.min(head.byteLength, profileHeadLength);
  return textAt(head, 0, length).replaceAll('\0', '').includes('sRGB');
}

function hasTag(head: DataView, start: string): boolean {
  const count = Math.min(head.getUint32(headerLength), (head.byteLength - headerLength - 4) / entryLength);
  for (let index = 0; index < Math.floor(count); index++) {
    if (textAt(head, headerLength + 4 + index * entryLength, start.length) === start) return true;
  }
  return false;
}
