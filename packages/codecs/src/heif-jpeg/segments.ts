import { CodecError } from '@image-converter/formats/codec-error';

type Bytes = Uint8Array<ArrayBuffer>;

const startOfImage = [0xff, 0xd8];
const exifMarker = 0xe1;
const profileMarker = 0xe2;
const profileSignature = 'ICC_PROFILE\0';
/** Profile bytes per segment, without signature and numbering. */
const maxPerSegment = 65_535 - 2 - profileSignature.length - 2;
/** Where to look for an existing profile in the JPEG. */
const searchedBytes = 65_536;

/** Adds an orientation, which takes precedence over the JPEG's own, and a profile unless it already has one. */
export function withSegments(parts: readonly Bytes[], orientation: number, profile: Bytes | undefined): Bytes[] {
  const [first = new Uint8Array(), ...others] = parts.filter(({ length }) => length > 0);
  if (!startOfImage.every((byte, at) => first[at] === byte)) throw new CodecError('CORRUPT', 'HEIF: no JPEG');
  const isTagged = parts.some((part) => textOf(part.subarray(0, searchedBytes)).includes(profileSignature));
  return [
    Uint8Array.from(startOfImage),
    exifOf(orientation),
    ...(profile && !isTagged ? profileSegments(profile) : []),
    first.subarray(2),
    ...others,
  ];
}

/** One directory with one entry: tag 0x112, one 16-bit number. */
function exifOf(orientation: number): Bytes {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return segment(exifMarker, Uint8Array.of(...charactersOf('Exif\0\0'), ...tiff));
}

function profileSegments(profile: Bytes): Bytes[] {
  const count = Math.ceil(profile.length / maxPerSegment);
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * maxPerSegment, (index + 1) * maxPerSegment);
    const body = new Uint8Array(profileSignature.length + 2 + part.length);
    body.set([...charactersOf(profileSignature), index + 1, count]);
    body.set(part, profileSignature.length + 2);
    return segment(profileMarker, body);
  });
}

function segment(marker: number, body: Uint8Array): Bytes {
  const length = body.length + 2;
  const bytes = new Uint8Array(body.length + 4);
  bytes.set([0xff, marker, length >> 8, length & 255]);
  bytes.set(body, 4);
  return bytes;
}

function charactersOf(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
