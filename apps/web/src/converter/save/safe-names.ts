/** Bidi control characters: with one, "a_gpj.png" would be displayed as "a_gnp.jpg". */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name that is safe to display and to write into a ZIP. */
export function displayName(name: string): string {
  return name.replace(turning, '_');
}

/** Characters that Windows does not allow in names, and path separators. */
const forbidden = /[\p{Cc}\\:*?"<>|]/gu;
/** Device names on Windows, with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Below the 255 bytes of most file systems, to leave room for a number that makes the name unique. */
const longestBytes = 240;

const encoder = new TextEncoder();

/** A relative path that can be unpacked on every system. Names from one system may be invalid on another. */
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

/** Never splits a character. */
function shortened(text: string, maxBytes: number): string {
  const { read } = encoder.encodeInto(text, new Uint8Array(Math.max(0, maxBytes)));
  return text.slice(0, read);
}
