import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

test.each(['a', 'a-b.xbm'])('bits that are called %s are read', async (name) => {
  const text = `#define ${name}_width 2\n#define ${name}_height 1\nstatic char ${name}_bits[] = { 0x01 };`;
  const { data } = await codec.decode(sourceOf(new Blob([text]), 'xbm'), hostForTests());
  expect([...data]).toEqual([0, 0, 0, 255, 255, 255, 255, 255]);
});
