import { expect, it } from 'vitest';
import { BrowserPace } from './browser-pace.ts';

const megabyte = 1e6;

it('the server converts whatever nobody waits in line for', () => {
  expect(new BrowserPace().isFaster({ waiting: 0, expectedSeconds: 60 }, 'heic', megabyte)).toBe(false);
});

it('a line that takes longer than the browser is not waited in', () => {
  const pace = new BrowserPace();
  expect(pace.isFaster({ waiting: 1, expectedSeconds: 10 }, 'heic', megabyte)).toBe(true);
  expect(pace.isFaster({ waiting: 1, expectedSeconds: 10 }, 'heic', 20 * megabyte)).toBe(false);
});

it('what the browser has converted tells how fast it is', () => {
  const pace = new BrowserPace();
  pace.learn('heic', 2 * megabyte, 40_000);
  expect(pace.isFaster({ waiting: 1, expectedSeconds: 10 }, 'heic', megabyte)).toBe(false);
  pace.learn('heic', 2 * megabyte, 1000);
  expect(pace.isFaster({ waiting: 1, expectedSeconds: 1 }, 'heic', megabyte)).toBe(true);
});
