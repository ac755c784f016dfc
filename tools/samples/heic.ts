import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heifFile } from '@image-converter/corpus/fixtures/heif/file';
import { readHevcStream, type Sampling } from '@image-converter/corpus/fixtures/heif/hevc';
import { planesOf } from '@image-converter/corpus/fixtures/heif/planes';
import { ispe, pixi } from '@image-converter/corpus/fixtures/heif/properties';
import type { Colour, Picture } from './paint.ts';

const sampling: Sampling = { bits: 8, chroma: 1 };

/** BT.601 in full range, like phones, and the same bytes on every machine. */
const always = [
  ...['--preset', 'veryslow', '--keyint', '1', '--bframes', '0', '--no-info', '--no-progress', '--log-level', 'error'],
  ...['--range', 'full', '--colorprim', 'bt709', '--transfer', 'iec61966-2-1', '--colormatrix', 'smpte170m'],
  ...['--no-wpp', '--frame-threads', '1', '--pools', 'none', '--fps', '1', '--qp', '23'],
];

/** Needs x265, like the HEIC fixtures. */
export function heicOf({ width, height, data }: Picture): Uint8Array {
  const scratch = mkdtempSync(join(tmpdir(), 'sample-'));
  const [planes, stream] = [join(scratch, 'planes'), join(scratch, 'stream')];
  const at = (x: number, y: number): Colour => {
    const place = (y * width + x) * 4;
    return [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0];
  };
  writeFileSync(planes, planesOf({ width, height, at }, sampling));
  execFileSync('x265', [
    ...['--input', planes, '--input-res', `${width}x${height}`, '--input-csp', 'i420', '--input-depth', '8'],
    ...always,
    ...['--output', stream],
  ]);
  const { configuration, pictures } = readHevcStream(readFileSync(stream), sampling);
  rmSync(scratch, { recursive: true });
  const [picture] = pictures;
  if (!picture) throw new Error('x265 wrote no picture');
  const properties = [configuration, ispe({ width, height }), pixi(8, 8, 8)];
  return heifFile([{ type: 'hvc1', data: picture, properties }]);
}
