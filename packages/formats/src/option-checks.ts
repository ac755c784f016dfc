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
  /** For the description of the API. */
  readonly about: string;
}

type Value<Entry extends OptionEntry> =
  | (Entry['check'] extends Check<infer Checked> ? Checked : never)
  | Extract<Entry['default'], undefined>;

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

export function oneOf<const Values extends readonly string[]>(...values: Values) {
  const is = (value: unknown): value is Values[number] => values.some((one) => one === value);
  return { is, schema: { type: 'string', enum: values }, values };
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

export function either<One, Other>(one: Check<One>, other: Check<Other>): Check<One | Other> {
  const is = (value: unknown): value is One | Other => one.is(value) || other.is(value);
  return { is, schema: { anyOf: [one.schema, other.schema] } };
}
