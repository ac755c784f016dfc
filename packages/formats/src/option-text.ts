import { targets } from './formats.ts';
import { optionTable } from './options.ts';

/** Options as people write them: in a link, an attribute or a command. */

/** `{ ratio: { width: 16, height: 9 }, x: 0.5 }` as `ratio.width:16,ratio.height:9,x:0.5` */
export function written(value: unknown, name = ''): string {
  if (typeof value !== 'object' || value === null) return name ? `${name}:${value}` : String(value);
  const fields = Object.entries(value).map(([field, one]) => written(one, name ? `${name}.${field}` : field));
  return fields.join(',');
}

/** Untrusted input: anybody may have written it. Undefined if the option is unknown or has no such value. */
export function valueIn(text: string, option: string, isValid = isOption): unknown {
  return readings(text).find((reading) => isValid(option, reading));
}

/** Whether the target or an option of the table may have this value. */
export function isOption(option: string, value: unknown): boolean {
  if (option === 'target') return targets.some((target) => target === value);
  if (!Object.hasOwn(optionTable, option)) return false;
  const { check, default: usual } = optionTable[option as keyof typeof optionTable];
  return value === usual || check.is(value);
}

/** Values that a text may represent. */
function readings(text: string): unknown[] {
  const fields = fieldsIn(text);
  if (fields) return [fields, text];
  if (/^\d+$/.test(text)) return [Number(text), text];
  return [text, ...(text === 'true' || text === 'false' ? [text === 'true'] : [])];
}

/** Undefined if it is no list of numbers with names; a name has at most two parts. */
function fieldsIn(text: string): object | undefined {
  const fields = new Map<string, unknown>();
  for (const one of text.split(',')) {
    const [, name = '', part, number] = /^([a-zA-Z]+)(?:\.([a-zA-Z]+))?:(\d+(?:\.\d+)?)$/.exec(one) ?? [];
    if (number === undefined) return undefined;
    const others = fields.get(name);
    fields.set(name, part ? { ...(others as object), [part]: Number(number) } : Number(number));
  }
  return Object.fromEntries(fields);
}
