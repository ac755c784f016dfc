import { expect, it } from 'vitest';
import { Chance } from './chance.ts';
import { rateOfDay, simulateDay } from './day.ts';
import { expectedRate } from './replica.ts';

const kind = { picture: 1e6, secondsInChild: [1], secondsInBrowser: 1 };
const visitors = 30_000;
const measured = { heic: kind, tiff: kind };
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

it('a day has the given number of visitors, and its rate never exceeds the highest', () => {
  const rate = rateOfDay(new Chance(7), visitors);
  const perSecond = Array.from({ length: 86_400 }, (_, second) => rate.at(second));
  expect(Math.abs(sum(perSecond) / visitors - 1)).toBeLessThan(0.001);
  expect(Math.max(...perSecond)).toBeLessThanOrEqual(rate.highest);
});

it('every visit of a day ends, and more replicas leave less to the browsers', () => {
  const day = (replicas: number) => simulateDay({ replicas, children: 1, slots: replicas }, measured, visitors);
  const [few, many] = [day(1), day(8)];
  for (const { endings, busyCoreHours, coreHours } of [few, many]) {
    expect(Math.abs(sum(Object.values(endings)) / visitors - 1)).toBeLessThan(0.02);
    expect(busyCoreHours).toBeLessThan(coreHours);
  }
  expect(many.endings.server).toBeGreaterThan(2 * few.endings.server);
});

it('replicas on one machine share its cores', () => {
  expect(expectedRate(1, 0.9, 0.1, 2)).toBeCloseTo(1 / 0.9);
  expect(expectedRate(3, 0.9, 0.1, 2)).toBeCloseTo(2);
});
