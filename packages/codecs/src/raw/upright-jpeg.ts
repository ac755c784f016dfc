/** Marker, length, "Exif", and a directory with just the orientation. */
const exifHeader = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
const startMarkerLength = 2;

/** The JPEG with the orientation of its raw file, unless it has EXIF data of its own. */
export function uprightJpeg(jpeg: Uint8Array<ArrayBuffer>, orientation: number): Blob {
  const parts = hasExif(jpeg)
    ? [jpeg]
    : [jpeg.subarray(0, startMarkerLength), exifWith(orientation), jpeg.subarray(startMarkerLength)];
  return new Blob(parts, { type: 'image/jpeg' });
}

function exifWith(orientation: number): Uint8Array<ArrayBuffer> {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const next = [0, 0, 0, 0];
  return Uint8Array.of(...exifHeader, ...entry, ...next);
}

/** Whether EXIF is the first segment, as required. */
function hasExif(jpeg: Uint8Array): boolean {
  return jpeg[2] === 0xff && jpeg[3] === 0xe1 && jpeg[6] === 0x45 && jpeg[7] === 0x78;
}
