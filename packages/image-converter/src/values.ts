import type { Check } from '@image-converter/formats/option-checks';

const units: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };

/** What a word of the command line may mean, the simplest meaning first. */
function* meanings(text: string): Generator<unknown> {
  yield text;
  if (text !== '') yield Number(text);
  const percent = /^(\d+)%$/.exec(text);
  if (percent) yield { percent: Number(percent[1]) };
  const sides = /^(\d+)[x:](\d+)$/.exec(text);
  if (sides) yield { width: Number(sides[1]), height: Number(sides[2]) };
  const bytes = /^([\d.]+)\s?([km])b?$/i.exec(text);
  if (bytes) yield Math.round(Number(bytes[1]) * (units[(bytes[2] ?? '').toLowerCase()] ?? 1));
  if (/^[{[]/.test(text)) yield parsed(text);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Undefined if it is nothing that the check accepts. */
export function valueFor<Value>(check: Check<Value>, text: string): Value | undefined {
  for (const meaning of meanings(text)) if (check.is(meaning)) return meaning;
  return undefined;
}

type Schema = Check<unknown>['schema'];

/** What a value may be, as the help says it. */
export function described(schema: Schema): string {
  const { anyOf, enum: values, type, minimum, maximum, properties } = schema;
  if (Array.isArray(anyOf)) return anyOf.map((one) => described(one as Schema)).join(' | ');
  if (Array.isArray(values)) return values.join(' | ');
  if (type === 'integer') return `${minimum} to ${maximum}`;
  if (type === 'number') return 'fraction';
  if (typeof properties !== 'object' || properties === null) return 'text';
  const names = Object.keys(properties);
  if (names.join() === 'percent') return '1% to 100%';
  if (names.join() === 'width,height') return 'WIDTHxHEIGHT';
  return `{${names.map((name) => `"${name}": …`).join(', ')}}`;
}
