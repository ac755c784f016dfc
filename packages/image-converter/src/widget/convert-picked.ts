import type { ErrorCode } from '@image-converter/engine/errors';
import type { AnyFormat } from '@image-converter/formats/any-format';
import type { ConversionOptions } from '@image-converter/formats/options';
import { rangeOf } from '@image-converter/formats/pages';
import { distinct, plainName } from '@image-converter/formats/result-names';
import { resultNames } from '@image-converter/formats/several-names';
import { hasReadOption, isUnchanged } from '@image-converter/formats/unchanged';
import { type ConversionError, convert, formatOf, release, type TaskResult } from '../browser/index.ts';
import { isSwitch, namedOptions, valueNamed } from '../named-options.ts';
import { completeOptions, InvalidOption, type Options } from '../options.ts';
import { type Entry, formatsIn } from './accepted.ts';

export type FailureCode = ErrorCode | InvalidOption['code'];

/** Files that a visitor picked. */
export interface Picked {
  readonly files: readonly File[];
  readonly allowsSeveral: boolean;
  /** Of the element around the input. */
  readonly attribute: (name: string) => string | null;
  readonly signal: AbortSignal;
  /** Called if there is something to convert. */
  readonly onStart: () => void;
  /** The file stays as it is. */
  readonly onFailure: (file: File, code: FailureCode, cause: unknown) => void;
}

/** Rejects with an InvalidOption if an attribute is wrong. In the order in which they were picked, with names of which no two are the same. */
export async function convertPicked(picked: Picked): Promise<readonly File[]> {
  const { files, attribute } = picked;
  const options = optionsFrom(attribute);
  const accepted = await formatsIn(attribute('accept'));
  const wanted = await Promise.all(files.map((file) => isWanted(file, options, accepted)));
  if (!wanted.includes(true)) return files;
  picked.onStart();
  const results = await Promise.all(
    files.map((file, index) => (wanted[index] ? converted(file, options, picked) : [file])),
  );
  const all = results.flat();
  const names = distinct(all.map(({ name }) => name));
  return all.map((file, index) => renamed(file, names[index] ?? file.name));
}

function optionsFrom(attribute: Picked['attribute']): ConversionOptions {
  const chosen = namedOptions.flatMap((named) => {
    const text = attribute(named.name);
    if (text === null) return [];
    const value = valueNamed(named, isSwitch(named) ? text !== 'false' : text);
    if (value === undefined) throw new InvalidOption(named.name, text);
    return [[named.option, value] as const];
  });
  const target = (attribute('to') ?? 'jpg') as Options['target'];
  return completeOptions({ target, ...Object.fromEntries(chosen) });
}

/** A file that only claims to be a picture is converted as well, so that the page learns why it cannot be. */
async function isWanted(file: File, options: ConversionOptions, accepted: readonly Entry[]): Promise<boolean> {
  const format = await formatOf(file).catch(() => undefined);
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!format) return accepted.some(([, { extensions }]) => extensions.includes(extension));
  const isAccepted = format === options.target || accepted.some(([name]) => name === format);
  return isAccepted && !isUnchanged({ format, options });
}

async function converted(file: File, options: ConversionOptions, picked: Picked): Promise<File[]> {
  try {
    const { outputs, sourceFormat } = await convert(file, options, { signal: picked.signal });
    const kept = picked.allowsSeveral ? outputs : outputs.slice(0, 1);
    return asFiles(file, kept, sourceFormat, options);
  } catch (error) {
    picked.onFailure(file, (error as ConversionError).code, error);
    return [file];
  }
}

function asFiles(
  file: File,
  outputs: readonly TaskResult['outputs'][number][],
  format: AnyFormat,
  options: ConversionOptions,
): File[] {
  const firstPage = hasReadOption(format, 'pages') ? rangeOf(options.pages).from : 1;
  const name = plainName({ file, format, target: options.target });
  const names = resultNames(name, outputs, { firstPage, options });
  const { lastModified } = file;
  return outputs.map(({ blob }, index) => new File([blob], names[index] ?? name, { type: blob.type, lastModified }));
}

function renamed(file: File, name: string): File {
  const { type, lastModified } = file;
  return file.name === name ? file : new File([file], name, { type, lastModified });
}

export { release };
