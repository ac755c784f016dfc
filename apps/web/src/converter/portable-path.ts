import { displayName } from './display-name.ts';

/** What Windows allows in no name, and what would lead out of the folder there. */
const forbidden = /[\p{Cc}\\:*?"<>|]/gu;
/** Devices, whatever the ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Below the 255 bytes that most file systems allow: a number may be added to tell two names apart. */
const longestBytes = 240;

const encoder = new TextEncoder();

/** A path below a folder that can be unpacked everywhere. Names from one system may be impossible in another. */
export function portablePath(path: string): string {
  return path.split('/').map(portableName).join('/');
}

function portableName(name: string): string {
  const allowed = displayName(name)
    .replace(forbidden, '_')
    .replace(/[. ]+$/, '_')
    .replace(reserved, '$1_');
  const dot = allowed.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [allowed.slice(0, dot), allowed.slice(dot)] : [allowed, ''];
  return shortened(stem, longestBytes - encoder.encode(ending).length) + ending;
}

/** Never in the middle of a character. */
function shortened(text: string, maxBytes: number): string {
  const { read } = encoder.encodeInto(text, new Uint8Array(Math.max(0, maxBytes)));
  return text.slice(0, read);
}
