/** What a value may be: a guard, and the same in JSON Schema for the description of the API. */
export interface Check<Value> {
  readonly is: (value: unknown) => value is Value;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** What every option has. */
export interface OptionEntry {
  /** If this is undefined, the option may be missing. */
  readonly default: unknown;
  readonly check: Check<unknown>;
}

type Checked<Of> = Of extends Check<infer Value> ? Value : never;

type Value<Entry extends OptionEntry> = Checked<Entry['check']> | Extract<Entry['default'], undefined>;

/** The options that a table describes. */
export type OptionsOf<Table extends Readonly<Record<string, OptionEntry>>> = {
  readonly [Name in keyof Table]: Value<Table[Name]>;
};

export function defaultsOf<Table extends Readonly<Record<string, OptionEntry>>>(table: Table): OptionsOf<Table> {
  const defaults = Object.entries(table).map(([name, entry]) => [name, entry.default]);
  return Object.fromEntries(defaults) as OptionsOf<Table>;
}

export interface NumberCheck extends Check<number> {
  readonly min: number;
  readonly max: number;
}

export function wholeNumber(min: number, max: number): NumberCheck {
  const is = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  return { is, schema: { type: 'integer', minimum: min, maximum: max }, min, max };
}

/** Above 0 and up to 1. */
export const share: Check<number> = {
  is: (value): value is number => typeof value === 'number' && value > 0 && value <= 1,
  schema: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
};

/** From 0 to 1. */
export const place: Check<number> = {
  is: (value): value is number => value === 0 || share.is(value),
  schema: { type: 'number', minimum: 0, maximum: 1 },
};

export function oneOf<const Values extends readonly (string | number)[]>(...values: Values) {
  const is = (value: unknown): value is Values[number] => values.some((one) => one === value);
  return { is, schema: { type: typeof values[0], enum: values }, values };
}

export const yesOrNo: Check<boolean> = {
  is: (value) => typeof value === 'boolean',
  schema: { type: 'boolean' },
};

export function matching<Text extends string = string>(
  pattern: RegExp,
  is = (text: string): text is Text => pattern.test(text),
): Check<Text> {
  return {
    is: (value): value is Text => typeof value === 'string' && is(value),
    schema: { type: 'string', pattern: pattern.source },
  };
}

export function either<const Checks extends readonly Check<unknown>[]>(
  ...checks: Checks
): Check<Checked<Checks[number]>> {
  const is = (value: unknown): value is Checked<Checks[number]> => checks.some((check) => check.is(value));
  return { is, schema: { anyOf: checks.map(({ schema }) => schema) } };
}

type Fields = Readonly<Record<string, Check<unknown>>>;
type RecordOf<Of extends Fields> = { readonly [Name in keyof Of]: Checked<Of[Name]> };

/** An object with exactly these fields. */
export function record<const Of extends Fields>(fields: Of): Check<RecordOf<Of>> {
  const names = Object.keys(fields);
  return {
    is: (value): value is RecordOf<Of> =>
      typeof value === 'object' &&
      value !== null &&
      Object.keys(value).length === names.length &&
      names.every((name) => Object.hasOwn(value, name) && fields[name]?.is((value as Record<string, unknown>)[name])),
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, fields[name]?.schema])),
      required: names,
      additionalProperties: false,
    },
  };
}
