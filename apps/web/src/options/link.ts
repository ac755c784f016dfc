import { type Chosen, isValid, type Option } from './chosen.ts';

/** Prefix of a hash with options. */
const mark = 'options';
const longestHash = 2000;

/** #options&quality=75&size=longestSide:1920 */
export function hashOf(chosen: Chosen): string {
  const pairs = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return `#${[mark, ...pairs.map(([name, value]) => `${name}=${encodeURIComponent(written(value))}`)].join('&')}`;
}

function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const [[name, number] = []] = Object.entries(value);
  return `${name}:${number}`;
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
  const [, name, number] = /^([a-zA-Z]+):(\d+)$/.exec(text) ?? [];
  if (name) return [{ [name]: Number(number) }];
  if (/^\d+$/.test(text)) return [Number(text)];
  return [text, ...(text === 'true' || text === 'false' ? [text === 'true'] : [])];
}
