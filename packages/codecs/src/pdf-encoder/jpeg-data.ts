const SOS = 0xda;
const EOI = 0xd9;
const adobeMarker = 0xee;
const [firstApp, lastApp, comment] = [0xe0, 0xef, 0xfe];
const profilePart = 0xe2;
const profileSignature = 'ICC_PROFILE\0';
/** The profile's signature is followed by the part number and the number of parts. */
const profileHead = profileSignature.length + 2;

/** A JPEG without anything that the picture does not need: texts, thumbnails, locations, and data after its end. */
export interface JpegData {
  readonly frame: Frame;
  readonly parts: Uint8Array<ArrayBuffer>[];
  readonly profile: Uint8Array<ArrayBuffer> | undefined;
  readonly profileSegments: readonly Uint8Array<ArrayBuffer>[];
  /** The Adobe segment, which gives the colour encoding. */
  readonly adobe: Uint8Array<ArrayBuffer> | undefined;
}

interface Frame {
  /** Its marker, which gives the coding process. */
  readonly kind: number;
  readonly bits: number;
  readonly width: number;
  readonly height: number;
  /** Component identifiers. */
  readonly channels: readonly number[];
}

/** Undefined if the file is malformed. */
export function jpegDataIn(bytes: Uint8Array<ArrayBuffer>): JpegData | undefined {
  const parts = [bytes.subarray(0, 2)];
  const profile: Uint8Array<ArrayBuffer>[] = [];
  const profileSegments: Uint8Array<ArrayBuffer>[] = [];
  let frame: Frame | undefined;
  let adobe: Uint8Array<ArrayBuffer> | undefined;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) break;
    const end = at + 2 + wordAt(bytes, at + 2);
    const body = bytes.subarray(at + 4, end);
    if (isFrame(marker)) frame ??= frameIn(marker, body);
    if (marker === adobeMarker) adobe = bytes.subarray(at, end);
    if (marker === profilePart && startsWith(body, profileSignature)) {
      profile[body[profileHead - 2] as number] = body.subarray(profileHead);
      profileSegments.push(bytes.subarray(at, end));
    }
    const dataEnd = marker === SOS ? endOfScan(bytes, end) : end;
    if (!isLeftOut(marker)) parts.push(bytes.subarray(at, dataEnd));
    at = dataEnd;
  }
  parts.push(Uint8Array.of(0xff, EOI));
  return frame && { frame, parts, profile: joined(Object.values(profile)), profileSegments, adobe };
}

/** The Adobe segment is kept: it gives the colour encoding. */
function isLeftOut(marker: number): boolean {
  return marker === comment || (marker >= firstApp && marker <= lastApp && marker !== adobeMarker);
}

/** All from 0xc0 to 0xcf except those for tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function frameIn(kind: number, body: Uint8Array): Frame {
  const channels = Array.from({ length: body[5] ?? 0 }, (_, index) => body[6 + 3 * index] ?? 0);
  return { kind, bits: body[0] ?? 0, height: wordAt(body, 1), width: wordAt(body, 3), channels };
}

/** Offset of the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const code = bytes[at + 1] as number;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  return bytes.length;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> | undefined {
  if (parts.length === 0) return undefined;
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
