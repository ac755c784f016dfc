import { type Bytes, textIn } from '../bytes.ts';
import type { MetadataPolicy } from '../metadata-policy.ts';
import { type Directories, type Field, longField, shortField, type } from './fields.ts';
import * as tag from './tags.ts';

const sRgb = 1;
const upright = 1;

/** Adapts them to the new picture: upright, its size, sRGB. Undefined if nothing is left. */
export function cleanDirectories(old: Directories, wanted: MetadataPolicy): Directories | undefined {
  const image = old.image.filter((field) => tag.isDescribing(field.tag) && !isBlank(field) && stays(field, wanted));
  const photo = old.photo.filter((field) => !tag.isOutdated(field.tag) && !isBlank(field) && stays(field, wanted));
  const gps = cleanLocation(old.gps, wanted);
  if (image.length + photo.length + gps.length === 0) return undefined;
  const { littleEndian, makerNoteAt } = old;
  const { width, height } = wanted.size;
  return {
    littleEndian,
    makerNoteAt,
    image: [...image, shortField(tag.orientation, upright, littleEndian)],
    photo:
      photo.length === 0
        ? []
        : [
            ...photo,
            shortField(tag.colourSpace, sRgb, littleEndian),
            longField(tag.width, width, littleEndian),
            longField(tag.height, height, littleEndian),
          ],
    gps,
  };
}

function stays(field: Field, { policy, allows, tally }: MetadataPolicy): boolean {
  const group = tag.groupOf(field.tag);
  const isKept =
    policy === 'keep'
      ? !holdsPicture(field)
      : tag.isDescribing(field.tag) && allows(group, isWritten(field) ? writtenIn(field) : '');
  if (isKept) tally.keep(group);
  else tally.remove(group);
  return isKept;
}

/** Ignores GPS fields without a location: cameras write the version and empty references even if they have no fix. */
function cleanLocation(fields: readonly Field[], { policy, tally }: MetadataPolicy): readonly Field[] {
  const saysSomething = fields.some(
    ({ tag: number, data }) => number !== tag.gpsVersion && data.some((byte) => byte !== 0),
  );
  if (!saysSomething) return [];
  if (policy === 'keep') tally.keep('location');
  else tally.remove('location');
  return policy === 'keep' ? fields : [];
}

/** Cameras fill empty text fields with spaces. */
function isBlank(field: Field): boolean {
  return isWritten(field) && !/[^\s\0]/.test(writtenIn(field));
}

/** Some maker notes contain a thumbnail of the old picture, a JPEG. */
function holdsPicture({ tag: number, data }: Field): boolean {
  if (number !== tag.makerNote) return false;
  for (let at = data.indexOf(0xff); at >= 0; at = data.indexOf(0xff, at + 1)) {
    if (data[at + 1] === 0xd8 && data[at + 2] === 0xff) return true;
  }
  return false;
}

function isWritten({ tag: number, type: ofType }: Field): boolean {
  return ofType === type.ascii || tag.isWide(number) || number === tag.userComment;
}

/** Place names in the GPS directory. */
export function placesIn({ gps }: Directories): string[] {
  return gps.filter((field) => field.tag === tag.gpsArea).map(({ data }) => encodedIn(data).replace(/\0.*$/s, ''));
}

/** The text as a person would read it. */
function writtenIn({ tag: number, data }: Field): string {
  if (tag.isWide(number)) return new TextDecoder('utf-16le').decode(data);
  return number === tag.userComment ? encodedIn(data) : textIn(data);
}

/** Decodes text that is prefixed with the name of its encoding. */
function encodedIn(data: Bytes): string {
  const comment = data.subarray(8);
  return textIn(data.subarray(0, 7)) === 'UNICODE' ? wideIn(comment) : textIn(comment);
}

/**
 * The byte order is not stated. Letters of most languages have a small high byte, so a leading zero means big-endian.
 */
function wideIn(comment: Uint8Array): string {
  return new TextDecoder(comment[0] === 0 ? 'utf-16be' : 'utf-16le').decode(comment);
}
