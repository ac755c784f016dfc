import { fixture } from '@image-converter/corpus/fixtures';
import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DecodingPool, type DecodingPoolOptions } from '../pool.ts';
import { fileBody } from './file-body.ts';

export const never = new AbortController().signal;
export const tiff = await fixture('plain.tiff');
const pools: DecodingPool[] = [];
// Shared by tests that leave working children behind: starting a child takes longer than most tests.
export const oneChild = new DecodingPool({ children: 1 });
export const twoChildren = new DecodingPool({ children: 2 });

beforeAll(() => Promise.all([oneChild.warmUp(), twoChildren.warmUp()]));
afterAll(() => Promise.all([oneChild.close(0), twoChildren.close(0)]));
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close(0)));
  // Lets the next test start with children that are ready.
  await Promise.all([oneChild.warmUp(), twoChildren.warmUp()]);
});

/** Closed after the test. */
export function newPool(options: Partial<DecodingPoolOptions> = {}): DecodingPool {
  const pool = new DecodingPool({ children: 1, ...options });
  pools.push(pool);
  return pool;
}

export async function warmPool(options: Partial<DecodingPoolOptions> = {}): Promise<DecodingPool> {
  const pool = newPool(options);
  await pool.warmUp();
  return pool;
}

export function convert(pool: DecodingPool, bytes: Uint8Array = tiff, signal = never) {
  return pool.convert(signal, fileBody(bytes));
}

/** Suspends the children, so that a job keeps running until something ends it. */
export function freeze(pool: DecodingPool): void {
  for (const pid of pool.pids) process.kill(pid, 'SIGSTOP');
}

export function thaw(pool: DecodingPool): void {
  for (const pid of pool.pids) process.kill(pid, 'SIGCONT');
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export async function expectWorks(pool: DecodingPool): Promise<void> {
  expect(await convert(pool)).toMatchObject({ format: 'tiff', parts: [pictureSize] });
}

/** The process that gets the visitor's next job. */
export function nextChild({ pids: [next] }: DecodingPool): number {
  if (next === undefined) throw new Error('no process');
  return next;
}

export async function expectReplaced(pool: DecodingPool, ...pids: number[]): Promise<void> {
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  await expectWorks(pool);
}
