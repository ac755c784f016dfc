import { correctionsOf } from '../heic/corrections.ts';
import type { Plane } from '../heic/decoded-image.ts';
import { HeifFile } from '../heic/heif-file.ts';
import { itemsShown, propertiesOf, readStructure } from '../heic/structure.ts';
import { freshLibheif } from './libheif.ts';

const asCoded = 99;
const channels = [0, 1, 2];
// Offsets in heif_decoding_options
const ignoreTransformations = 1;
const keepMatrix = 69;

/** A HEVC picture in a file. */
interface HevcItem {
  /** As a byte stream (ITU-T H.265, annex B), with its parameter sets. */
  stream(): Uint8Array;
  /** As libheif decodes it: planes in order, rows without padding, two bytes per sample above 8 bits. */
  samples(): Uint8Array;
}

/** Everything that the primary picture of a file is made from. */
export function hevcItemsIn(bytes: Uint8Array): HevcItem[] {
  const structure = readStructure(bytes);
  if (!structure) throw new Error('The file has no primary picture');
  const file = new HeifFile(freshLibheif(), bytes, correctionsOf(structure));
  const items = [...itemsShown(structure)].filter((item) => structure.types.get(item) === 'hvc1');
  return items.map((item) => ({
    stream: () => {
      const configuration = propertiesOf(structure, item).find(({ type }) => type === 'hvcC');
      if (!configuration) throw new Error(`Item ${item} has no configuration`);
      return Buffer.concat([...parameterSets(configuration.body), ...unitsIn(file.dataOf(item))]);
    },
    samples: () => decodedSamples(file, item),
  }));
}

export function packed({ memory, address, stride }: Plane, bytesPerRow: number, rows: number): Uint8Array {
  return Buffer.concat(
    Array.from({ length: rows }, (_, row) => new Uint8Array(memory, address + row * stride, bytesPerRow)),
  );
}

function decodedSamples(file: HeifFile, item: number): Uint8Array {
  const { libheif } = file;
  const options = libheif._heif_decoding_options_alloc();
  for (const option of [ignoreTransformations, keepMatrix]) libheif.HEAPU8[options + option] = 1;
  const [image = 0] = file.call((error, out) =>
    libheif._heif_decode_image(error, file.handleOf(item), out, asCoded, asCoded, options),
  );
  const planes = channels.map((channel) => {
    const bytes = Math.ceil(libheif._heif_image_get_bits_per_pixel_range(image, channel) / 8);
    const rows = libheif._heif_image_get_height(image, channel);
    let address = 0;
    const [stride = 0] = file.written((out) => {
      address = libheif._heif_image_get_plane_readonly2(image, channel, out);
    });
    // A grey picture has one plane.
    if (address === 0) return new Uint8Array();
    return packed(
      { memory: libheif.HEAPU8.buffer, address, stride },
      bytes * libheif._heif_image_get_width(image, channel),
      rows,
    );
  });
  libheif._heif_image_release(image);
  libheif._heif_decoding_options_free(options);
  return Buffer.concat(planes);
}

const startCode = Uint8Array.of(0, 0, 0, 1);

/** ISO/IEC 14496-15, 8.3.3.1: lists of units, after 22 bytes. */
function parameterSets(configuration: DataView): Uint8Array[] {
  const sets: Uint8Array[] = [];
  let at = 23;
  for (let lists = configuration.getUint8(22); lists > 0; lists -= 1) {
    const units = configuration.getUint16(at + 1);
    at += 3;
    for (let left = units; left > 0; left -= 1) {
      const length = configuration.getUint16(at);
      sets.push(startCode, new Uint8Array(configuration.buffer, configuration.byteOffset + at + 2, length));
      at += 2 + length;
    }
  }
  return sets;
}

/** Each unit follows its length in four bytes. */
function unitsIn(data: Uint8Array): Uint8Array[] {
  const units: Uint8Array[] = [];
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  for (let at = 0; at < data.length; at += 4 + view.getUint32(at)) {
    units.push(startCode, data.subarray(at + 4, at + 4 + view.getUint32(at)));
  }
  return units;
}
