import { readdirSync, readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import type { Browser } from '@playwright/test';

/** Linux only: processor time and memory are read from /proc. */

const pageBytes = 4096;
const millisecondsPerTick = 10;
const sampleMilliseconds = 20;

export function machine() {
  const [first] = cpus();
  return {
    machine: `${cpus().length} cores, ${first?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    cores: cpus().length,
    system: `${type()} ${release()}`,
  };
}

/** The processes of a browser. */
export async function processesOf(browser: Browser): Promise<() => number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const main = processInfo.find(({ type }) => type === 'browser');
  if (!main) throw new Error('The browser does not say which process it is');
  return () => familyOf(main.id);
}

/** A process and all its descendants. */
function familyOf(root: number): number[] {
  const ids = readdirSync('/proc')
    .map(Number)
    .filter((id) => id > 0);
  const parents = new Map(ids.map((id) => [id, Number(fieldsOf(id, 'stat')[1])]));
  const descends = (id: number | undefined): boolean =>
    id === root || (Boolean(id) && descends(parents.get(id as number)));
  return ids.filter(descends);
}

/** User and system time of these processes so far, in milliseconds. */
export function processorTime(ids: readonly number[]): number {
  return ids.reduce((sum, id) => sum + ticks(fieldsOf(id, 'stat').slice(11, 13)), 0);
}

/** The same for all ended child processes of this one. */
export function processorTimeOfEnded(): number {
  return ticks(fieldsOf(process.pid, 'stat').slice(13, 15));
}

/** The same for all processes of the machine: user, nice, system, interrupts. */
export function processorTimeOfMachine(): number {
  const [, user = '', nice = '', system = '', , , hardware = '', software = ''] = readFileSync(
    '/proc/stat',
    'utf8',
  ).split(/\s+/);
  return ticks([user, nice, system, hardware, software]);
}

/** Resident megabytes. Memory that processes share counts for each of them. */
export function residentMegabytes(ids: readonly number[]): number {
  return ids.reduce((sum, id) => sum + Number(fieldsOf(id, 'statm')[1] ?? 0) * pageBytes, 0) / 1e6;
}

/** Megabytes by which the memory of these processes grows, at most, while `work` runs. */
export async function growthDuring(ids: () => number[], work: () => Promise<unknown>): Promise<number> {
  const before = residentMegabytes(ids());
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(ids()));
  }, sampleMilliseconds);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak - before;
}

function ticks(fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + Number(field) * millisecondsPerTick, 0);
}

/** Without id and name, which may contain spaces; empty if the process has ended in the meantime. */
function fieldsOf(id: number, file: 'stat' | 'statm'): string[] {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}
