import { type Chosen, isValid, type Option } from './chosen.ts';

/** Prefix of a hash with options. */
const mark = 'options';
const longestHash = 2000;

/** #options&quality=75&size=longestSide:1920 */
export function hashOf(chosen: Chosen): string {
  const pairs = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return `#${[mark, ...pairs.map(([name, value]) => `${name}=${encodeURIComponent(written(value))}`)].join('&')}`;
}

/** `{ ratio: { width: 16, height: 9 }, x: 0.5 }` as `ratio.width:16,ratio.height:9,x:0.5` */
function written(value: unknown, name = ''): string {
  if (typeof value !== 'object' || value === null) return name ? `${name}:${value}` : String(value);
  const fields = Object.entries(value).map(([field, one]) => written(one, name ? `${name}.${field}` : field));
  return fields.join(',');
}

interface ReadLink {
  readonly chosen: Chosen;
  /** Options that are unknown or have an invalid value. */
  readonly refused: readonly string[];
}

/** Untrusted input: anybody may have written the link. Undefined if it is a different kind of hash. */
export function readHash(hash: string): ReadLink | undefined {
  const [start, ...rest] = hash.slice(1).split('&');
  if (start !== mark) return undefined;
  if (hash.length > longestHash) return { chosen: {}, refused: [mark] };
  const refused: string[] = [];
  const chosen = new Map<Option, unknown>();
  for (const [name, text] of new URLSearchParams(rest.join('&'))) {
    const value = readings(text).find((reading) => isValid(name, reading));
    if (value === undefined) refused.push(name);
    else chosen.set(name as Option, value);
  }
  return { chosen: Object.fromEntries(chosen), refused };
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
