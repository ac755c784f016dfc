import type { AnyFormat } from '@image-converter/formats/any-format';
import { fileContents } from '@image-converter/formats/file-contents';
import type { Bytes } from './bytes.ts';
import { type Directories, type Field, type } from './exif/fields.ts';
import { readDirectories } from './exif/read.ts';
import { camera, changed, digitized, taken } from './exif/tags.ts';
import { readBlocks } from './read-blocks.ts';

/** What a photo's EXIF data says about how it was made. */
export interface Taken {
  /** In the local time of the camera: '2024-05-03T14:05:08'. */
  readonly time?: string | undefined;
  /** The model: 'Canon EOS R6'. */
  readonly camera?: string | undefined;
}

/** Empty for files without EXIF data. Never throws for a damaged file. */
export async function readTaken(file: Blob, format: AnyFormat): Promise<Taken> {
  const { image, photo } = await directoriesOf(new Uint8Array(await fileContents(file)), format);
  const times = [textOf(photo, taken), textOf(photo, digitized), textOf(image, changed)];
  return { time: times.map(timeOf).find((time) => time !== undefined), camera: textOf(image, camera) };
}

/** Without the parser for XMP, which is larger than all the rest. */
async function directoriesOf(file: Bytes, format: AnyFormat): Promise<Pick<Directories, 'image' | 'photo'>> {
  try {
    const { exif } = await readBlocks(file, format);
    if (exif) return readDirectories(exif).directories;
  } catch {}
  return { image: [], photo: [] };
}

function textOf(fields: readonly Field[], tag: number): string | undefined {
  const found = fields.find((field) => field.tag === tag && field.type === type.ascii);
  const [text = ''] = new TextDecoder().decode(found?.data).split('\0');
  return text.trim() || undefined;
}

/** EXIF writes '2024:05:03 14:05:08', and cameras whose clock was never set write zeros. */
function timeOf(text: string | undefined): string | undefined {
  const [, date = '', time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)/.exec(text ?? '') ?? [];
  const written = `${date.replaceAll(':', '-')}T${time}`;
  return Number.isNaN(Date.parse(written)) ? undefined : written;
}
