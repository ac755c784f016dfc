import type { Size } from '@image-converter/formats/inspection';
import { applies, type ConversionOptions } from '@image-converter/formats/options';
import type { Taken } from '@image-converter/metadata/taken';
import type { Item, Outcome, OutputFile } from '../state/state.ts';
import { mentions, type NameValues } from './pattern.ts';

/** A result to be named, or a file as it will be. */
export interface Nameable {
  item: Pick<Item, 'file' | 'format'>;
  /** The name without a pattern. */
  plain: string;
  options: ConversionOptions;
  mode: Outcome['mode'];
  output: Omit<OutputFile, 'blob'>;
  /** From 0, among `count` files. */
  index: number;
  count: number;
}

/** What must be read from the file. */
export interface FileFacts {
  taken: Taken;
  size: Partial<Size>;
}

const known = new WeakMap<File, Promise<Taken>>();

/** Reads only what the pattern mentions. A file that cannot be read has no facts. */
export async function factsFor(
  pattern: string,
  { item, output }: Pick<Nameable, 'item' | 'output'>,
): Promise<FileFacts> {
  const needsSize = mentions(pattern, 'width', 'height') && output.width === undefined;
  const [taken, size] = await Promise.all([
    mentions(pattern, 'date', 'time', 'camera') ? takenOf(item) : {},
    needsSize ? sizeOf(item).catch(() => ({})) : {},
  ]);
  return { taken, size };
}

/** Once for each file: it is read as a whole. */
function takenOf({ file, format }: Nameable['item']): Promise<Taken> {
  const reading =
    known.get(file) ??
    import('@image-converter/metadata/taken').then(({ readTaken }) => readTaken(file, format)).catch(() => ({}));
  known.set(file, reading);
  return reading;
}

async function sizeOf({ file, format }: Nameable['item']): Promise<Partial<Size>> {
  const { inspect } = await import('@image-converter/engine/inspect');
  return (await inspect(file, format)) ?? {};
}

export function valuesOf(
  { item: { file }, plain, options, mode, output, index, count }: Nameable,
  { taken, size }: FileFacts,
): NameValues {
  const [date = '', time = ''] = (taken.time ?? localTime(file.lastModified)).split('T');
  const { width = size.width, height = size.height, report } = output;
  const dot = file.name.lastIndexOf('.');
  return {
    name: dot > 0 ? file.name.slice(0, dot) : file.name,
    // As many digits as the last one, so that they are sorted by name.
    n: String(index + 1).padStart(String(count).length, '0'),
    date,
    // Windows has no colons in names.
    time: time.replaceAll(':', '-'),
    width: String(width ?? ''),
    height: String(height ?? ''),
    quality: hasQuality(options, mode, report) ? String(report?.quality ?? options.quality) : '',
    camera: taken.camera ?? '',
    format: extensionOf(plain),
  };
}

export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function hasQuality({ target, lossless }: ConversionOptions, mode: Nameable['mode'], report: OutputFile['report']) {
  if (mode === 'none' || report?.copied || !applies('quality', target)) return false;
  return !lossless || report?.quality !== undefined;
}

/** As EXIF data has it, without a time zone. */
function localTime(milliseconds: number): string {
  const offset = new Date(milliseconds).getTimezoneOffset() * 60_000;
  return new Date(milliseconds - offset).toISOString().slice(0, 19);
}
