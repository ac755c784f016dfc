import { type Bytes, joined, startsWith } from '../bytes.ts';
import { APP0, APP2, segmentsIn } from '../read/jpeg.ts';
import { segmentOf, whole } from '../write/segment.ts';
import type { Profiles } from './profiles.ts';

const signature = 'ICC_PROFILE\0';
/** The first part of one: longer profiles are not kept. */
const onlyPart = Uint8Array.of(1, 1);

/** After the JFIF segment, which must come first. */
export function profileInJpeg(file: Bytes, { colour }: Profiles): Bytes[] {
  const { segments, end } = segmentsIn(file);
  const [first] = segments;
  const jfif = first?.marker === APP0 ? [whole(file, first)] : [];
  const others = segments.slice(jfif.length).filter((one) => one.marker !== APP2 || !startsWith(one.data, signature));
  const segment = segmentOf(APP2, signature, joined(onlyPart, colour));
  return [file.subarray(0, 2), ...jfif, segment, ...others.map((one) => whole(file, one)), file.subarray(end)];
}
