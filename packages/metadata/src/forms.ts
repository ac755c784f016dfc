import type { Target } from '@image-converter/formats/formats';
import type { Form } from './selected-metadata.ts';
import { writeAvif } from './write/avif.ts';
import { fitsIntoJpeg, writeJpeg } from './write/jpeg.ts';
import { writeJxl } from './write/jxl.ts';
import { writePng } from './write/png.ts';
import { writeTiff } from './write/tiff.ts';
import { writeWebp } from './write/webp.ts';

/** Targets that support metadata. */
export const forms: Partial<Record<Target, Form>> = {
  jpg: { write: writeJpeg, iptc: 'as it is', fits: fitsIntoJpeg },
  png: { write: writePng, iptc: 'as XMP' },
  webp: { write: writeWebp, iptc: 'as XMP' },
  avif: { write: writeAvif, iptc: 'as XMP' },
  jxl: { write: writeJxl, iptc: 'as XMP' },
  tiff: { write: writeTiff, iptc: 'as it is' },
};
