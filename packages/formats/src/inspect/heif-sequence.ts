import { InspectionError } from '../inspection.ts';
import { type Box, bodyAt, bodyOf, boxesIn } from './boxes.ts';
import { Cursor } from './cursor.ts';
import { textAt } from './text.ts';

export interface Sequence {
  width: number;
  height: number;
  frames: number;
  /** The same property boxes as in a still AVIF. */
  properties: Box[];
  /** End of the last data needed in the file. */
  reach: number;
}

/** Length of the fields before the boxes in a visual sample entry (ISO/IEC 14496-12, 12.1.3). */
const visualEntryBytes = 78;

/** First picture track in a `moov` box; a separate alpha track is ignored. */
export function readSequence(movie: DataView): Sequence | undefined {
  for (const { type, body } of boxesIn(movie)) {
    if (type !== 'trak') continue;
    const handler = bodyAt(body, 'mdia', 'hdlr');
    if (!handler || textAt(handler, 8) !== 'pict') continue;
    const table = bodyAt(body, 'mdia', 'minf', 'stbl');
    if (table) return readTrack(bodyOf(boxesIn(body), 'tkhd'), boxesIn(table));
  }
  return undefined;
}

function readTrack(header: DataView | undefined, table: Box[]): Sequence {
  const description = required(table, 'stsd');
  const sample = boxesIn(description, 8)[0];
  if (!sample) throw new InspectionError('HEIF: no sample description');
  const [width, height] = [sample.body.getUint16(24), sample.body.getUint16(26)];
  if (width === 0 || height === 0) throw new InspectionError('HEIF: track size');
  const properties = sample.type === 'av01' ? boxesIn(sample.body, visualEntryBytes) : [];
  const isOnItsSide = sample.type === 'av01' ? isTurnedBy(properties) : header && isTurned(header);
  const size = isOnItsSide ? { width: height, height: width } : { width, height };
  return { ...size, properties, ...readSamples(table) };
}

/** The lower two bits count quarter turns. AVIF decoders follow this box and ignore the matrix of the track. */
function isTurnedBy(properties: Box[]): boolean {
  return ((bodyOf(properties, 'irot')?.getUint8(0) ?? 0) & 1) === 1;
}

/** Whether the matrix of a track header rotates the picture by 90° or 270°, that is, swaps x and y. */
function isTurned(header: DataView): boolean {
  const matrix = (header.getUint8(0) === 0 ? 20 : 32) + 4 + 16;
  const [a, b, c, d] = [0, 4, 12, 16].map((at) => header.getInt32(matrix + at));
  return a === 0 && d === 0 && b !== 0 && c !== 0;
}

function readSamples(table: Box[]) {
  const sizes = new Cursor(required(table, 'stsz'));
  sizes.skip(4);
  const uniform = sizes.uint(4);
  const frames = sizes.uint(4);
  const runs = readRuns(required(table, 'stsc'));
  let samplesLeft = frames;
  let reach = 0;
  let run = 0;
  for (const [index, offset] of readChunkOffsets(table).entries()) {
    if ((runs[run + 1]?.firstChunk ?? Number.POSITIVE_INFINITY) <= index + 1) run++;
    const samples = Math.min(samplesLeft, runs[run]?.samples ?? 0);
    samplesLeft -= samples;
    reach = Math.max(reach, offset + (uniform ? uniform * samples : sum(sizes, samples)));
  }
  // Samples that belong to no chunk are missing, so the file is incomplete.
  return { frames: Math.max(1, frames), reach: samplesLeft > 0 || frames === 0 ? Number.POSITIVE_INFINITY : reach };
}

/** Runs of chunks with the same number of samples, each given by its first chunk. */
function readRuns(body: DataView) {
  const cursor = new Cursor(body);
  cursor.skip(4);
  const runs: { firstChunk: number; samples: number }[] = [];
  for (let left = cursor.uint(4); left > 0; left--) {
    runs.push({ firstChunk: cursor.uint(4), samples: cursor.uint(4) });
    cursor.skip(4);
  }
  return runs;
}

function readChunkOffsets(table: Box[]): number[] {
  const short = bodyOf(table, 'stco');
  const cursor = new Cursor(short ?? required(table, 'co64'));
  cursor.skip(4);
  const offsets: number[] = [];
  for (let left = cursor.uint(4); left > 0; left--) offsets.push(cursor.uint(short ? 4 : 8));
  return offsets;
}

function sum(sizes: Cursor, count: number): number {
  let total = 0;
  for (let left = count; left > 0; left--) total += sizes.uint(4);
  return total;
}

function required(table: Box[], type: string): DataView {
  const body = bodyOf(table, type);
  if (!body) throw new InspectionError(`HEIF: no ${type}`);
  return body;
}
