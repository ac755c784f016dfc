import { expect, test } from 'vitest';
import { TileShares } from './shares.ts';

test('each helper is asked for two tiles, and for another when one has arrived', () => {
  const shares = new TileShares(10, 2);
  expect([shares.ask(0), shares.ask(1)]).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(shares.ask(0)).toEqual([]);
  expect(shares.arrived(0)).toBe(true);
  expect(shares.ask(0)).toEqual([4]);
});

test('the leader takes what nobody was asked for, then what helpers have not begun, then nothing', () => {
  const shares = new TileShares(5, 2);
  shares.ask(0);
  shares.ask(1);
  expect(shares.own()).toEqual({ tile: 4 });
  expect(shares.own()).toEqual({ tile: 1, takenFrom: 0 });
  expect(shares.own()).toEqual({ tile: 3, takenFrom: 1 });
  expect(shares.own()).toBeUndefined();
});

test('a tile counts once, whoever sends it, and one that is late can be decoded again', () => {
  const shares = new TileShares(1, 1);
  shares.ask(0);
  expect(shares.underWay()).toEqual([0]);
  expect([shares.arrived(0), shares.arrived(0)]).toEqual([true, false]);
  expect([shares.isDone, shares.underWay()]).toEqual([true, [undefined]]);
});

test('what a lost helper was asked for is left to others', () => {
  const shares = new TileShares(3, 2);
  shares.ask(0);
  shares.lose(0);
  expect(shares.ask(1)).toEqual([0, 1]);
  expect(shares.own()).toEqual({ tile: 2 });
});

test('without helpers the leader decodes all tiles in their order', () => {
  const shares = new TileShares(3, 0);
  expect([shares.own(), shares.own(), shares.own(), shares.own()]).toEqual([
    { tile: 0 },
    { tile: 1 },
    { tile: 2 },
    undefined,
  ]);
});
