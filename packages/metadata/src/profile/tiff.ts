import type { Bytes } from '../bytes.ts';
import type { Field } from '../exif/fields.ts';
import { directoryIn, withFields } from '../write/tiff.ts';
import type { Profiles } from './profiles.ts';

const [photometric, iccProfile] = [262, 34_675];
/** TIFF's UNDEFINED: bytes of a format of their own. */
const opaqueType = 7;
/** White or black is zero. */
const greys = [0, 1];

export function profileInTiff(file: Bytes, profiles: Profiles): Bytes[] {
  const { old, littleEndian } = directoryIn(file);
  const kind = old.entries.get(photometric)?.field.getUint16(0, littleEndian) ?? 0;
  const data = greys.includes(kind) ? profiles.grey() : profiles.colour;
  const field: Field = { tag: iccProfile, type: opaqueType, count: data.length, data };
  return withFields(file, { image: [field], photo: [], gps: [] });
}
