import type { Size } from '@image-converter/formats/inspection';
import { type Orientation, turnedSize } from '@image-converter/formats/turning';
import { isCompleteJpeg } from '../completeness/jpeg.ts';
import { jfifSegment } from '../jpg/encode.ts';
import { movedJpeg } from '../jpg/lossless.ts';
import { jpegDataIn } from '../pdf-encoder/jpeg-data.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A map without anything but its values. */
interface BareJpeg {
  readonly frame: Size & { readonly channels: readonly number[] };
  readonly parts: Bytes[];
  readonly segments: readonly Bytes[];
  readonly colours: Bytes;
}

/** Undefined if it is damaged. */
export function bareJpeg(coded: Bytes): BareJpeg | undefined {
  const found = jpegDataIn(coded);
  const [start, ...segments] = found?.parts ?? [];
  if (!found || !start || isCompleteJpeg(coded) !== true) return undefined;
  const colours = found.adobe ?? jfifSegment();
  const parts = found.adobe ? found.parts : [start, colours, ...segments];
  return { frame: found.frame, parts, segments, colours };
}

/** The map as it is in the file, at most turned: nothing of it is lost. Undefined if that is not possible. */
export function turnedJpeg(
  { frame, parts, segments, colours }: BareJpeg,
  orientation: Orientation,
): Bytes[] | undefined {
  if (orientation === 1) return parts;
  const area = { left: 0, top: 0, ...turnedSize(frame, orientation) };
  return movedJpeg(joined(parts), { segments, colours: [colours] }, { orientation, area });
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
