import { describe, expect, it } from 'vitest';
import { Agenda } from './agenda.ts';
import { Chance } from './chance.ts';
import { Replica } from './replica.ts';

describe('the agenda', () => {
  it('runs events in order of time, and events of the same moment in the order they were added', () => {
    const agenda = new Agenda();
    const happened: string[] = [];
    for (const [seconds, name] of [
      [3, 'c'],
      [1, 'a'],
      [2, 'b'],
      [1, 'a2'],
      [9, 'never'],
    ] as const) {
      agenda.after(seconds, () => happened.push(`${name} at ${agenda.now}`));
    }
    agenda.runUntil(5);
    expect(happened).toEqual(['a at 1', 'a2 at 1', 'b at 2', 'c at 3']);
    expect(agenda.now).toBe(5);
  });
});

describe('a replica', () => {
  /** Mean wait of M/M/c (Erlang C): A. K. Erlang, 1917. */
  function erlangC(children: number, load: number, service: number): number {
    let sum = 0;
    let term = 1;
    for (let k = 0; k < children; k += 1) {
      sum += term;
      term *= load / (k + 1);
    }
    const all = (term * children) / (children - load);
    return ((all / (sum + all)) * service) / (children - load);
  }

  it.each([
    [1, 0.7],
    [2, 1.6],
    [8, 7],
  ])('with %i processes under a load of %d makes people wait as theory has it', (children, load) => {
    const agenda = new Agenda();
    const chance = new Chance(1);
    const replica = new Replica(agenda, children);
    const count = 400_000;
    let waited = 0;
    let left = count;
    const arrive = () => {
      const came = agenda.now;
      replica.convert({
        seconds: chance.exponential(1),
        started: () => {
          waited += agenda.now - came;
        },
        done: () => {},
        lost: () => {},
      });
      left -= 1;
      if (left > 0) agenda.after(chance.exponential(1 / load), arrive);
    };
    arrive();
    agenda.runUntil(Number.MAX_VALUE);
    const expected = erlangC(children, load, 1);
    expect(Math.abs(waited / count / expected - 1)).toBeLessThan(0.05);
  });

  it('that dies loses its waiting and running work, and comes back', () => {
    const agenda = new Agenda();
    const replica = new Replica(agenda, 1);
    const ends: string[] = [];
    for (const name of ['first', 'second']) {
      replica.convert({ seconds: 10, started: () => {}, done: () => ends.push('done'), lost: () => ends.push(name) });
    }
    agenda.after(5, () => replica.die(30));
    agenda.runUntil(20);
    expect(ends.toSorted()).toEqual(['first', 'second']);
    expect(replica.isUp).toBe(false);
    expect(replica.busySeconds).toBe(5);
    agenda.runUntil(40);
    expect(replica.isUp).toBe(true);
  });
});
