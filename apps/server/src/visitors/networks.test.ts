import { expect, it } from 'vitest';
import { largestShare, networksOf } from './networks.ts';
import { visitorOf } from './visitor-of.ts';

it('a visitor with IPv6 has wider networks, which get more', () => {
  const networks = networksOf(visitorOf('2001:db8:1:abcd::9'));
  expect(networks.map(({ allowance }) => allowance)).toEqual([3, 2, 1]);
  const neighbours = networksOf(visitorOf('2001:db8:1:abff::1'));
  expect(networks.map(({ name }, index) => name === neighbours[index]?.name)).toEqual([true, true, false]);
  const colleagues = networksOf(visitorOf('2001:db8:1:ff::1'));
  expect(networks.map(({ name }, index) => name === colleagues[index]?.name)).toEqual([true, false, false]);
});

it('a visitor with IPv4 has one network', () => {
  expect(networksOf(visitorOf('192.0.2.7'))).toEqual([{ name: '192.0.2.7', allowance: 1 }]);
});

it('the share of a visitor is that of the fullest network', () => {
  const networks = networksOf('wide|middle|own');
  const amounts: Record<string, number> = { wide: 12, 'wide|middle': 6, 'wide|middle|own': 1 };
  expect(largestShare(networks, ({ name }) => amounts[name] ?? 0)).toBe(4);
});
