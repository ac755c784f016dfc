import type { Target } from '@image-converter/formats/formats';
import { ascii, type Bytes, joined, startsWith } from '../bytes.ts';
import type { Field } from '../exif/fields.ts';
import { APP0, APP2, segmentsIn } from '../read/jpeg.ts';
import { chunksIn as pngChunksIn } from '../read/png.ts';
import { chunksIn as webpChunksIn } from '../read/webp.ts';
import { chunkOf, headerEnd, withoutChunks } from '../write/png.ts';
import { segmentOf, whole } from '../write/segment.ts';
import { directoryIn, withFields } from '../write/tiff.ts';
import { fileOf, headerOf } from '../write/webp.ts';
import { profileInAvif } from './avif.ts';

/** ICC profiles for one picture. */
interface Profiles {
  readonly colour: Bytes;
  /** PNG and TIFF may be stored as grey, where that of colours is not allowed. */
  grey(): Bytes;
}

type Write = (file: Bytes, profiles: Profiles) => Bytes[] | Promise<Bytes[]>;

/** Targets that can have other colours than sRGB. */
const forms: Partial<Record<Target, Write>> = {
  jpg: profileInJpeg,
  png: profileInPng,
  webp: profileInWebp,
  avif: (file, { colour }) => profileInAvif(file, colour),
  tiff: profileInTiff,
};

/** Writes a profile into a picture that has just been encoded, instead of any that the encoder has written. */
export async function writeProfile(file: Bytes, target: Target, profiles: Profiles): Promise<Bytes[]> {
  const write = forms[target];
  if (!write) throw new Error(`${target} has no profile`);
  return write(file, profiles);
}

const signature = 'ICC_PROFILE\0';
/** The first part of one: longer profiles are not kept. */
const onlyPart = Uint8Array.of(1, 1);

/** After the JFIF segment, which must come first. */
function profileInJpeg(file: Bytes, { colour }: Profiles): Bytes[] {
  const { segments, end } = segmentsIn(file);
  const [first] = segments;
  const jfif = first?.marker === APP0 ? [whole(file, first)] : [];
  const others = segments.slice(jfif.length).filter((one) => one.marker !== APP2 || !startsWith(one.data, signature));
  const segment = segmentOf(APP2, signature, joined(onlyPart, colour));
  return [file.subarray(0, 2), ...jfif, segment, ...others.map((one) => whole(file, one)), file.subarray(end)];
}

const colourTypeAt = 25;
const greyTypes = [0, 4];
const colourChunks = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM'];
/** A name, and the only method of compression. */
const iccStart = 'ICC\0\0';

/** After the header. */
async function profileInPng(file: Bytes, profiles: Profiles): Promise<Bytes[]> {
  const isGrey = greyTypes.includes(file[colourTypeAt] ?? 0);
  const packed = await deflated(isGrey ? profiles.grey() : profiles.colour);
  const others = pngChunksIn(file).filter(({ type }) => colourChunks.includes(type));
  return [
    file.subarray(0, headerEnd),
    chunkOf('iCCP', joined(ascii(iccStart), packed)),
    ...withoutChunks(file, others),
  ];
}

async function deflated(data: Bytes): Promise<Bytes> {
  const packed = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const profileFlag = 0x20;

/** After the extended header, which it requires. */
function profileInWebp(file: Bytes, { colour }: Profiles): Bytes[] {
  const chunks = webpChunksIn(file);
  const header = headerOf(chunks);
  header[0] = (header[0] ?? 0) | profileFlag;
  const others = chunks.filter(({ type }) => type !== 'VP8X' && type !== 'ICCP');
  return fileOf([{ type: 'VP8X', data: header }, { type: 'ICCP', data: colour }, ...others]);
}

const [photometric, iccProfile] = [262, 34_675];
/** TIFF's UNDEFINED: bytes of a format of their own. */
const opaqueType = 7;
/** White or black is zero. */
const greys = [0, 1];

function profileInTiff(file: Bytes, profiles: Profiles): Bytes[] {
  const { old, littleEndian } = directoryIn(file);
  const kind = old.entries.get(photometric)?.field.getUint16(0, littleEndian) ?? 0;
  const data = greys.includes(kind) ? profiles.grey() : profiles.colour;
  const field: Field = { tag: iccProfile, type: opaqueType, count: data.length, data };
  return withFields(file, { image: [field], photo: [], gps: [] });
}
