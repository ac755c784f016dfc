import { type Chosen, isValid, type Option } from './checks.ts';

/** What the hash of a link with options begins with. */
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
  /** What is unknown, or has a value that it cannot have. */
  readonly refused: readonly string[];
}

/** Anybody may have written it. Undefined if it is another kind of hash. */
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

/** What a text may stand for. */
function readings(text: string): unknown[] {
  const [, name, number] = /^([a-zA-Z]+):(\d+)$/.exec(text) ?? [];
  if (name) return [{ [name]: Number(number) }];
  if (/^\d+$/.test(text)) return [Number(text)];
  return [text, ...(text === 'true' || text === 'false' ? [text === 'true'] : [])];
}
