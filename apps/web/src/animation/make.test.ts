import { targetDefaults } from '@image-converter/formats/options';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Item, initialState, type State } from '../converter/state/state.ts';
import { makeAnimation } from './make.ts';

const convert = vi.hoisted(() => vi.fn());
vi.mock('@image-converter/engine/engine', () => ({ convert }));
vi.mock('@image-converter/engine/join-animation', () => ({
  joinAnimation: async (_target: string, files: Blob[], how: object) =>
    new Blob([...files, JSON.stringify(how)], { type: 'image/webp' }),
}));

const options = { ...targetDefaults('webp'), animation: { milliseconds: 300, plays: 0 } } as const;
const { signal } = new AbortController();

/** A converted file, whose content is its name. */
function done(name: string, width: number, mode: 'client' | 'none' = 'client'): Item {
  const picture = { blob: new Blob([name]), name, url: () => '', ...(mode === 'client' && { width, height: 10 }) };
  const facts = { firstPage: 1, pagesOrFrames: 1, milliseconds: 0, bytesSent: 0, mode, options };
  const outcome = { ...facts, files: [picture] as const };
  return { id: name, file: new File([], name), format: 'png', label: 'PNG', status: { kind: 'done', outcome } };
}

function holding(...items: Item[]): State {
  return { ...initialState(options), items };
}

beforeEach(() => {
  convert.mockReset();
  convert.mockImplementation(async (_signal, { name }: File, { size }) => ({
    outputs: [{ blob: new Blob([`${name}!`]), width: 20, height: 10, size }],
  }));
});

it('is made of the results, in the order of the list', async () => {
  const { blob, pictures, fitted } = await makeAnimation(signal, holding(done('b', 20), done('a', 20)));
  expect(await blob.text()).toBe('ba{"milliseconds":300,"plays":0,"width":20,"height":10}');
  expect({ pictures, fitted }).toEqual({ pictures: 2, fitted: 0 });
  expect(convert).not.toHaveBeenCalled();
});

it('fits a picture of another size into that of the first, once, from its original', async () => {
  const state = holding(done('a', 20), done('b', 9));
  const { blob, fitted } = await makeAnimation(signal, state);
  expect(await blob.text()).toMatch(/^ab!/);
  expect(fitted).toBe(1);
  await makeAnimation(signal, state);
  expect(convert).toHaveBeenCalledOnce();
  expect(convert.mock.calls[0]?.[2].size).toEqual({ pad: { width: 20, height: 10 } });
});

it('converts a file that was kept as it is, because it may be anything', async () => {
  const { blob } = await makeAnimation(signal, holding(done('a', 20, 'none'), done('b', 20)));
  expect(await blob.text()).toMatch(/^a!b/);
});

it('is made of the others if one cannot be fitted', async () => {
  convert.mockRejectedValue(new Error('out of memory'));
  const { blob, missing } = await makeAnimation(signal, holding(done('a', 20), done('b', 9), done('c', 20)));
  expect(await blob.text()).toMatch(/^ac/);
  expect(missing).toEqual(['b']);
});
