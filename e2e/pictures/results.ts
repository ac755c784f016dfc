import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Engine } from './engines.ts';
import type { Picture } from './pictures.ts';

/** The result of a picture in an engine. */
export interface PictureResult {
  readonly of: Picture['of'];
  readonly file: string;
  /** `not read`: refused, because the engine does not read the format. */
  readonly status: 'right' | 'refused' | 'wrong' | 'not read';
  /** The fault, or the error code. */
  readonly detail?: string;
  /** Its mean colours, if it was converted. */
  readonly colours?: string;
  /** Size of the converted picture, in pixels. */
  readonly size?: string;
}

const folder = new URL('../.cache/pictures/', import.meta.url);
const fileOf = (engine: Engine) => new URL(`pictures-${engine.toLowerCase()}.jsonl`, folder);

/** Appends a line, which is safe from several processes at once. */
export function record(engine: Engine, result: PictureResult): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(fileOf(engine), `${JSON.stringify(result)}\n`);
}

/** Run before the tests, so that results of an earlier run do not count. */
export function forget(engines: readonly Engine[]): void {
  for (const engine of engines) rmSync(fileOf(engine), { force: true });
}

/** All results of the last run, by picture; if a picture was retried, the last result. */
export function recorded(engine: Engine): ReadonlyMap<string, PictureResult> {
  if (!existsSync(fileOf(engine))) return new Map();
  const lines = readFileSync(fileOf(engine), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as PictureResult).map((result) => [keyOf(result), result]));
}

export function keyOf({ of, file }: Pick<Picture, 'of' | 'file'>): string {
  return `${of}/${file}`;
}
