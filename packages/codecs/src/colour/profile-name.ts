import { readProfile, textAt } from './profile.ts';

/** The rest is left out: a report carries it. */
const longestName = 60;

/** What a profile calls itself, as far as that can be shown; `ICC` if it has no name. */
export function profileName(profile: Uint8Array): string {
  const tag = readProfile(profile).tag('desc');
  const name = (tag && (textAt(tag, 0) === 'mluc' ? firstOfMany(tag) : single(tag))) ?? '';
  const shown = name
    .split('\0', 1)[0]
    ?.replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return shown?.slice(0, longestName) || 'ICC';
}

/** Of version 4: UTF-16 in several languages, mostly English first. */
function firstOfMany(tag: DataView): string | undefined {
  if (tag.byteLength < 28) return undefined;
  const [length, start] = [tag.getUint32(20), tag.getUint32(24)];
  return new TextDecoder('utf-16be').decode(partOf(tag, start, length));
}

/** Of version 2: ASCII after its length. */
function single(tag: DataView): string | undefined {
  return tag.byteLength < 12 ? undefined : new TextDecoder('latin1').decode(partOf(tag, 12, tag.getUint32(8)));
}

function partOf(tag: DataView, start: number, length: number): Uint8Array {
  const whole = new Uint8Array(tag.buffer, tag.byteOffset, tag.byteLength);
  return whole.subarray(start, Math.min(start + length, start + 4 * longestName));
}
