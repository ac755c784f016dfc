import { expect, it } from 'vitest';
import { visitorOf } from '../visitors/visitor-of.ts';
import { Turns } from './turns.ts';

it('is everybody’s as long as nobody was refused', () => {
  const turns = new Turns();
  for (let job = 0; job < 10; job++) {
    expect(turns.isTurnOf('a', job)).toBe(true);
    turns.served('a');
  }
});

it('is not that of who got more, while somebody waits', () => {
  const turns = new Turns();
  turns.refused('b', 0);
  expect(turns.isTurnOf('a', 0)).toBe(true);
  turns.served('a');
  expect(turns.isTurnOf('a', 10)).toBe(false);
  expect(turns.isTurnOf('b', 10)).toBe(true);
  turns.served('b');
  expect(turns.isTurnOf('a', 20)).toBe(true);
});

it('is kept for nobody who does not come back', () => {
  const turns = new Turns();
  turns.refused('b', 0);
  turns.served('a');
  expect(turns.isTurnOf('a', 2000)).toBe(false);
  expect(turns.isTurnOf('a', 2001)).toBe(true);
});

it('does not make those who came earlier wait for a newcomer to catch up', () => {
  const turns = new Turns();
  for (let round = 0; round < 5; round++) {
    turns.refused('a', round);
    turns.refused('b', round);
    turns.served('a');
    turns.refused('a', round);
    turns.served('b');
  }
  turns.refused('b', 5);
  turns.refused('new', 5);
  expect(turns.isTurnOf('a', 6)).toBe(true);
  turns.served('new');
  expect(turns.isTurnOf('new', 6)).toBe(false);
  expect(turns.isTurnOf('b', 6)).toBe(true);
});

it('gives ten who ask in any order the same', () => {
  const turns = new Turns();
  const visitors = Array.from({ length: 10 }, (_, index) => `visitor-${index}`);
  const got = new Map(visitors.map((visitor) => [visitor, 0]));
  for (let now = 0; now < 10_000; now += 10) {
    // The first visitor asks at every step, the others only at every tenth.
    for (const visitor of ['visitor-0', visitors[(now / 10) % 10] ?? '']) {
      const isFree = now % 30 === 0;
      if (isFree && turns.isTurnOf(visitor, now)) {
        turns.served(visitor);
        got.set(visitor, (got.get(visitor) ?? 0) + 1);
        break;
      }
      turns.refused(visitor, now);
    }
  }
  const counts = [...got.values()];
  expect(Math.max(...counts)).toBeLessThanOrEqual(Math.min(...counts) + 2);
});

it('of a household with hundreds of addresses comes as often as that of two visitors', () => {
  const turns = new Turns();
  const got = { household: 0, honest: 0 };
  for (let now = 0; now < 10_000; now += 10) {
    const household = visitorOf(`2001:db8:1:${((now / 10) % 256).toString(16)}::1`);
    const honest = `192.0.2.${(now / 10) % 4}`;
    // The household asks first, each time from another network of 64 bits.
    for (const [name, visitor] of Object.entries({ household, honest }) as [keyof typeof got, string][]) {
      if (now % 30 === 0 && turns.isTurnOf(visitor, now)) {
        turns.served(visitor);
        got[name] += 1;
        break;
      }
      turns.refused(visitor, now);
    }
  }
  expect(got.household / got.honest).toBeCloseTo(2 / 4, 1);
});

it('remembers no more than ten thousand visitors, and those who ask first of all', () => {
  const turns = new Turns();
  turns.refused('waits', 0);
  turns.served('busy');
  turns.served('gone');
  for (let visitor = 0; visitor < 9_997; visitor++) turns.served(`visitor-${visitor}`);
  turns.served('busy');
  turns.refused('waits', 1);
  expect([turns.isTurnOf('gone', 1), turns.isTurnOf('busy', 1)]).toEqual([false, false]);
  turns.served('another');
  expect([turns.isTurnOf('gone', 1), turns.isTurnOf('busy', 1), turns.isTurnOf('waits', 1)]).toEqual([
    true,
    false,
    true,
  ]);
});
