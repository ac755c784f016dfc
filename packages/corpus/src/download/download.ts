import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileIn, type ListedFile } from '../collection.ts';
import { fetchBytes } from './fetch-bytes.ts';

export interface Download {
  readonly list: readonly ListedFile[];
  readonly into: URL;
  /** Base URL of repository files: /{owner}/{name}/{commit}/{path}. */
  readonly from: string;
  readonly say: (line: string) => void;
}

export interface Summary {
  readonly there: number;
  readonly fetched: number;
  readonly failed: number;
}

type Outcome = keyof Summary;

const atOnce = 6;

/** Fetches missing files. A file is stored complete and verified, or not at all. */
export async function download({ list, into, from, say }: Download): Promise<Summary> {
  mkdirSync(into, { recursive: true });
  const summary: Record<Outcome, number> = { there: 0, fetched: 0, failed: 0 };
  const left = [...list];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) summary[await bring(next, { into, from, say })]++;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return summary;
}

async function bring(entry: ListedFile, { into, from, say }: Omit<Download, 'list'>): Promise<Outcome> {
  const target = fileIn(into, entry.file);
  if (existsSync(target) && hashOf(readFileSync(target)) === entry.sha256) return 'there';
  try {
    const bytes = await fetchBytes(entry, from);
    const hash = hashOf(bytes);
    if (hash !== entry.sha256) throw new Error(`has the SHA-256 ${hash} and not ${entry.sha256}`);
    const unfinished = new URL(`${target.href}.part`);
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, target);
    say(`${entry.file}: ${entry.bytes} bytes`);
    return 'fetched';
  } catch (error) {
    say(`${entry.file}: FAILED, ${error instanceof Error ? error.message : error}`);
    return 'failed';
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
