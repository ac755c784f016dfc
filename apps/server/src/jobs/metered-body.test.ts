import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { meteredBody } from './metered-body.ts';

afterEach(() => vi.useRealTimers());

const exactly = (bytes: number) => ({ least: bytes, most: bytes });

it('passes a body of the announced size', async () => {
  expect(await text(meteredBody(Readable.from([Buffer.from('ab'), Buffer.from('cd')]), exactly(4)))).toBe('abcd');
});

it('refuses a body with one byte more', async () => {
  const body = meteredBody(Readable.from([Buffer.from('ab'), Buffer.from('cde')]), exactly(4));
  await expect(text(body)).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

it('refuses a body with one byte less', async () => {
  const body = meteredBody(Readable.from([Buffer.from('ab'), Buffer.from('c')]), exactly(4));
  await expect(text(body)).rejects.toMatchObject({ code: 'INCOMPLETE' });
});

it.each([
  ['stops moving', 0],
  ['drips', 1000],
])('gives up a body that %s, not one that is slow', async (_, drop) => {
  vi.useFakeTimers();
  const source = new PassThrough();
  const body = meteredBody(source, exactly(1_000_000));
  body.resume();
  const failed = vi.fn();
  body.on('error', failed);
  const send = async (bytes: number, seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      if (bytes > 0) source.write(Buffer.alloc(bytes));
      await vi.advanceTimersByTimeAsync(1000);
    }
  };
  await send(5000, 60);
  expect(failed).not.toHaveBeenCalled();
  await send(drop, 15);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'TOO_SLOW' }));
});

it('tells when the visitor breaks off', async () => {
  const source = new PassThrough();
  const body = meteredBody(source, exactly(100));
  source.write('x');
  source.destroy(new Error('aborted'));
  await expect(text(body)).rejects.toThrow('aborted');
});

it('tells when the visitor broke off before', async () => {
  const source = new PassThrough();
  source.destroy();
  await expect(text(meteredBody(source, exactly(100)))).rejects.toMatchObject({ code: 'INCOMPLETE' });
});

it('keeps its error for whoever reads later', async () => {
  const body = meteredBody(Readable.from([Buffer.from('abcde')]), exactly(4));
  await new Promise((resolve) => body.once('close', resolve));
  await expect(text(body)).rejects.toMatchObject({ code: 'TOO_LARGE' });
});
