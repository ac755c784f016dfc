import { CodecError } from '@image-converter/formats/codec-error';
import type { ByteReader } from '../byte-reader.ts';
import type { Channel } from './header.ts';

const types = ['uint', 'half', 'float'] as const;
const schemes = ['plain', 'cosine', 'runs'] as const;

/** Compression scheme of a channel, and its index in RGB: 0 to 2, or -1. */
export interface Rule {
  readonly scheme: (typeof schemes)[number];
  readonly colour: number;
}

interface NamedRule extends Rule {
  readonly name: string;
  readonly type: Channel['type'];
  readonly isAnyCase: boolean;
}

/** The first version does not store rules. */
const oldRules: readonly NamedRule[] = [
  ...['r', 'red'].flatMap((name) => cosineRules(name, 0)),
  ...['g', 'grn', 'green'].flatMap((name) => cosineRules(name, 1)),
  ...['b', 'blu', 'blue'].flatMap((name) => cosineRules(name, 2)),
  ...['y', 'by', 'ry'].flatMap((name) => cosineRules(name, -1)),
  ...types.map((type) => ({ name: 'a', type, scheme: 'runs', colour: -1, isAnyCase: true }) as const),
];

function cosineRules(name: string, colour: number): NamedRule[] {
  return (['half', 'float'] as const).map((type) => ({ name, type, scheme: 'cosine', colour, isAnyCase: true }));
}

export function rulesFrom(reader: ByteReader, version: number): readonly NamedRule[] {
  if (version < 2) return oldRules;
  const end = reader.at + reader.u16();
  const rules: NamedRule[] = [];
  while (reader.at < end) rules.push(ruleFrom(reader));
  if (reader.at !== end) throw new CodecError('CORRUPT', 'EXR: DWA rules');
  return rules;
}

function ruleFrom(reader: ByteReader): NamedRule {
  let name = '';
  for (let byte = reader.u8(); byte !== 0; byte = reader.u8()) name += String.fromCharCode(byte);
  const value = reader.u8();
  const [scheme, type] = [schemes[(value >> 2) & 3], types[reader.u8()]];
  if (!scheme || !type) throw new CodecError('CORRUPT', 'EXR: DWA rule');
  return { name, type, scheme, colour: (value >> 4) - 1, isAnyCase: (value & 1) === 1 };
}

/** By the last part of the channel's name; the part before it is the layer. */
export function schemeOf({ name, type }: Channel, rules: readonly NamedRule[]): Rule & { layer: string } {
  const dot = name.lastIndexOf('.');
  const last = name.slice(dot + 1);
  const found = rules.findLast(
    (rule) => rule.type === type && rule.name === (rule.isAnyCase ? last.toLowerCase() : last),
  );
  return { scheme: found?.scheme ?? 'plain', colour: found?.colour ?? -1, layer: name.slice(0, Math.max(dot, 0)) };
}
