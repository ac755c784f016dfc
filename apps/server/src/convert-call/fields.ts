import { type ConvertFields, convertFieldsSchema } from '@image-converter/contract/convert-fields';
import type { ConversionOptions } from '@image-converter/formats/options';
import { ApiError } from '../api-error.ts';

/** A part that holds several options as JSON. */
const optionsPart = 'options';

/** The options in the parts before the file. A value is JSON where it can be read as such, and otherwise a text. */
export function optionsIn(parts: ReadonlyMap<string, string>): ConversionOptions {
  const { [optionsPart]: several = {}, ...single } = Object.fromEntries(
    [...parts].map(([name, text]) => [name, readValue(text)]),
  );
  const { data, error } = convertFieldsSchema.safeParse({ ...asObject(several), ...single });
  if (data) return withTarget(data);
  throw new ApiError(
    'INVALID_REQUEST',
    `Not valid: ${error.issues.map(({ path }) => path[0] ?? 'an unknown field').join(', ')}`,
  );
}

function withTarget({ target_format: target, ...choices }: ConvertFields): ConversionOptions {
  return { ...choices, target };
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function asObject(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new ApiError('INVALID_REQUEST', `Not valid: ${optionsPart}`);
}
