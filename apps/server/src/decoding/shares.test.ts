import { describe, expect, it } from 'vitest';
import { visitorOf } from '../visitors/visitor-of.ts';
import { Shares, sliceSeconds } from './shares.ts';

function sharesAt() {
  let seconds = 1000;
  return { shares: new Shares(() => seconds), pass: (more: number) => (seconds += more) };
}

describe('the share of a visitor', () => {
  it('is the time of all jobs, and counts half after a minute', () => {
    const { shares, pass } = sharesAt();
    shares.add('a', 2);
    shares.add('a', 2);
    expect([shares.secondsOf('a'), shares.secondsOf('b')]).toEqual([4, 0]);
    pass(60);
    expect(shares.secondsOf('a')).toBeCloseTo(2);
    shares.add('a', 1);
    expect(shares.secondsOf('a')).toBeCloseTo(3);
  });

  it('is heavy after a long job, not after many short ones, and not for ever', () => {
    const { shares, pass } = sharesAt();
    for (let job = 0; job < 50; job++) shares.add('batch', 0.8);
    shares.add('slow', sliceSeconds + 5);
    expect([shares.isHeavy('batch'), shares.isHeavy('slow')]).toEqual([false, true]);
    pass(240);
    expect(shares.isHeavy('slow')).toBe(false);
  });

  it('is that of the household or the company, if these have used more than they are allowed', () => {
    const { shares } = sharesAt();
    for (let network = 1; network <= 6; network++) shares.add(visitorOf(`2001:db8:1:${network}::1`), 2);
    expect(shares.secondsOf(visitorOf('2001:db8:1:1::1'))).toBe(6);
    expect(shares.secondsOf(visitorOf('2001:db8:1:99::1'))).toBe(6);
    expect(shares.secondsOf(visitorOf('2001:db8:1:ff00::1'))).toBe(4);
    expect(shares.secondsOf(visitorOf('2001:db8:2::1'))).toBe(0);
    shares.add(visitorOf('2001:db8:1:7::1'), 2 * sliceSeconds);
    expect(shares.isHeavy(visitorOf('2001:db8:1:99::1'))).toBe(true);
    expect(shares.isHeavy(visitorOf('2001:db8:2::1'))).toBe(false);
  });

  it('is forgotten once many others have come', () => {
    const { shares } = sharesAt();
    shares.add('first', 9);
    for (let visitor = 0; visitor < 10_000; visitor++) shares.add(String(visitor), 1);
    expect(shares.secondsOf('first')).toBe(0);
  });
});
