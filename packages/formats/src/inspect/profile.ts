import { textAt } from './text.ts';

/** ICC.1:2022, 7.2 and 7.3; in bytes. */
const headerLength = 128;
const entryLength = 12;
const versionAt = 8;
const colourSpaceAt = 16;
const connectionSpaceAt = 20;
const intentAt = 64;
const intents = 4;

/** What is read of a profile to tell its kind: its header and the directory of its tags. */
export const profileHeadLength = headerLength + 4 + 100 * entryLength;

/**
 * What a decoder needs to know of ICC profiles to show a picture. Odd is what not every decoder understands that
 * understands others: a table that leads to XYZ, a grey curve that leads to lightness or a table for grey, and what makes
 * libpng reject a profile that other readers take: an intent that does not exist, an odd length in version 4.
 */
export type ProfileKind = 'usual' | 'odd' | 'grey' | 'odd grey';

/** Undefined for a profile of another colour model, and for a broken one. */
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

function hasTag(head: DataView, start: string): boolean {
  const count = Math.min(head.getUint32(headerLength), (head.byteLength - headerLength - 4) / entryLength);
  for (let index = 0; index < Math.floor(count); index++) {
    if (textAt(head, headerLength + 4 + index * entryLength, start.length) === start) return true;
  }
  return false;
}
