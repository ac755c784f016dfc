import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const pageBytes = 4096;
const ticksPerSecond = 100;
const sampleMilliseconds = 20;

export async function processOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const main = processInfo.find(({ type }) => type === 'browser');
  if (!main) throw new Error('The browser does not say which process it is');
  return main.id;
}

/** Resident megabytes of a process and all its descendants. Shared memory pages count for each of them. */
export function residentMegabytes(root: number): number {
  return familyOf(root).reduce((sum, id) => sum + residentBytes(id), 0) / 1e6;
}

/** Processor time of a process and all its descendants so far, in milliseconds; without those that have ended. */
export function processorTimeOfTree(root: number): number {
  return (familyOf(root).reduce((sum, id) => sum + ticksOf(String(id)), 0) * 1000) / ticksPerSecond;
}

/** Processor seconds of each thread of a process and its descendants while `work` ran. */
export async function processorSeconds(root: number, work: () => Promise<unknown>): Promise<number[]> {
  const before = ticksOfThreads(root);
  await work();
  return [...ticksOfThreads(root)].map(([thread, ticks]) => (ticks - (before.get(thread) ?? 0)) / ticksPerSecond);
}

function ticksOfThreads(root: number): Map<string, number> {
  const threads = familyOf(root).flatMap((id) => entriesOf(`/proc/${id}/task`).map((thread) => `${id}/task/${thread}`));
  return new Map(threads.map((thread) => [thread, ticksOf(thread)]));
}

/** A process and all its descendants. */
function familyOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of entriesOf('/proc')) {
    const id = Number(entry);
    if (id > 0) parents.set(id, parentOf(id));
  }
  return [...parents.keys()].filter((id) => descends(id, root, parents));
}

/** Peak memory while `work` runs. */
export async function peakMegabytes(root: number, work: () => Promise<unknown>): Promise<number> {
  let peak = residentMegabytes(root);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(root));
  }, sampleMilliseconds);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}

function descends(id: number, root: number, parents: Map<number, number>): boolean {
  for (let ancestor: number | undefined = id; ancestor; ancestor = parents.get(ancestor)) {
    if (ancestor === root) return true;
  }
  return false;
}

function parentOf(id: number): number {
  return Number(statOf(id)[1] ?? 0);
}

/** User and kernel time. */
function ticksOf(thread: string): number {
  const [user = 0, kernel = 0] = statOf(thread).slice(11, 13).map(Number);
  return user + kernel;
}

/** Fields from the state on: "id (name) state parent …". The name may contain spaces and brackets. */
function statOf(id: number | string): string[] {
  return fieldsOf(id, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
}

function residentBytes(id: number): number {
  return Number(fieldsOf(id, 'statm').split(' ')[1] ?? 0) * pageBytes;
}

/** Empty if the process has ended in the meantime. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty if the process has ended in the meantime. */
function fieldsOf(id: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
