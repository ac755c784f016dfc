import { CodecError } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';

/** Data of an `iovl` item (ISO/IEC 23008-12, 6.6.2.3). */
export interface Overlay extends Size {
  /** RGBA, 0 to 255. */
  readonly background: readonly number[];
  /** Position of each picture. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

export function readOverlay(data: Uint8Array, pictures: number): Overlay {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const hasLongFields = data.length > 1 && (view.getUint8(1) & 1) === 1;
  const fieldBytes = hasLongFields ? 4 : 2;
  if (data.length < 10 + fieldBytes * (2 + 2 * pictures)) throw new CodecError('CORRUPT', 'overlay too short');
  const at = (field: number) => 10 + fieldBytes * field;
  const unsigned = (field: number) => (hasLongFields ? view.getUint32(at(field)) : view.getUint16(at(field)));
  const signed = (field: number) => (hasLongFields ? view.getInt32(at(field)) : view.getInt16(at(field)));
  return {
    background: [2, 4, 6, 8].map((offset) => Math.round(view.getUint16(offset) / 257)),
    width: unsigned(0),
    height: unsigned(1),
    corners: Array.from({ length: pictures }, (_, index) => ({ x: signed(2 + 2 * index), y: signed(3 + 2 * index) })),
  };
}
