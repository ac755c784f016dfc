import { hasJfif } from '@image-converter/formats/inspect/jpeg-density';

type Bytes = Uint8Array<ArrayBuffer>;

/** Version 1.2, no thumbnail; the density is still to be set. */
const jfif = [0xff, 0xe0, 0, 16, ...[...'JFIF\0'].map((letter) => letter.charCodeAt(0)), 1, 2, 0, 0, 0, 0, 0, 0, 0];
/** By which a file may grow. */
export const jfifBytes = jfif.length;

const perInch = { jfif: 1, exif: 2 };
/** Tags of the first EXIF directory. */
const [xResolution, yResolution, resolutionUnit] = [0x11a, 0x11b, 0x128];

/** The same file, stating so many pixels per inch: in JFIF, and in EXIF data if that states something else. */
export function withDensity(jpeg: Bytes, density: number): Bytes {
  const file = hasJfif(jpeg) ? jpeg.slice() : withJfif(jpeg);
  const view = new DataView(file.buffer);
  view.setUint8(13, perInch.jfif);
  view.setUint16(14, density);
  view.setUint16(16, density);
  const exif = exifIn(view);
  if (exif) setExifDensity(exif, density);
  return file;
}

/** After the two bytes with which every JPG starts. */
function withJfif(jpeg: Bytes): Bytes {
  const file = new Uint8Array(jpeg.length + jfifBytes);
  file.set(jpeg.subarray(0, 2));
  file.set(jfif, 2);
  file.set(jpeg.subarray(2), 2 + jfifBytes);
  return file;
}

/** The TIFF structure in the first EXIF segment. */
function exifIn(view: DataView<ArrayBuffer>): DataView | undefined {
  for (let at = 2; at + 10 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker < 0xffe0 || marker > 0xffef) return undefined;
    // "Exif", and two zeros.
    const isExif = marker === 0xffe1 && view.getUint32(at + 4) === 0x45786966;
    if (isExif) return new DataView(view.buffer, at + 10, view.getUint16(at + 2) - 8);
  }
  return undefined;
}

/** We wrote it ourselves, so it is well-formed. */
function setExifDensity(tiff: DataView, density: number): void {
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  const fields = tiff.getUint16(directory, isLittle);
  for (let at = directory + 2; at < directory + 2 + 12 * fields; at += 12) {
    const tag = tiff.getUint16(at, isLittle);
    if (tag === resolutionUnit) tiff.setUint16(at + 8, perInch.exif, isLittle);
    if (tag !== xResolution && tag !== yResolution) continue;
    const value = tiff.getUint32(at + 8, isLittle);
    tiff.setUint32(value, density, isLittle);
    tiff.setUint32(value + 4, 1, isLittle);
  }
}
