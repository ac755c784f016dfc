import { fixture } from '@image-converter/corpus/fixtures';
import { drawTiled, tiledSize } from '@image-converter/corpus/fixtures/heif/drawings';
import { meanColourDifference } from '@image-converter/corpus/fixtures/measure';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sourceOf } from '../codec.ts';
import { heicProbe } from '../native/reads-heic.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { hostForTests } from '../testing/host.ts';
import { decodeForLeader } from '../tiles/assemble.ts';
import { codec } from './codec.ts';

async function sourceNamed(name: string) {
  return sourceOf(new Blob([await fixture(name)]), 'heic');
}

function colourDistance({ width, height, data }: Pixels): number {
  return meanColourDifference({ width, height, channels: 4, data: new Uint8Array(data) }, drawTiled());
}

let help: AbortController;

beforeEach(() => {
  help = new AbortController();
});
afterEach(() => help.abort());

describe('a picture of tiles', () => {
  test('is put together by one thread alone', async () => {
    const picture = await codec.decode(await sourceNamed('tiles.heic'), hostForTests());
    expect(picture).toMatchObject({ ...tiledSize, opaque: true });
    expect(colourDistance(picture)).toBeLessThan(1);
  });

  test('is put together with another thread that helps', async () => {
    const { port1, port2 } = new MessageChannel();
    const source = await sourceNamed('tiles.heic');
    codec.help(help.signal, source, port2, hostForTests());
    const picture = await codec.decode(source, hostForTests({ helpers: { heic: [port1] } }));
    expect(colourDistance(picture)).toBeLessThan(1);
  });

  test('gets tiles from the thread that helps while the other one decodes', async () => {
    const { port1, port2 } = new MessageChannel();
    const source = await sourceNamed('tiles.heic');
    let sent = 0;
    const send = port2.postMessage.bind(port2);
    port2.postMessage = (message: { kind: string }) => {
      if (message.kind === 'done') sent += 1;
      send(message);
    };
    codec.help(help.signal, source, port2, hostForTests());
    await codec.decode(source, hostForTests({ helpers: { heic: [port1] } }));
    expect(sent).toBeGreaterThan(3);
  });

  test('is decoded into memory that was used before', async () => {
    const { port1, port2 } = new MessageChannel();
    const source = await sourceNamed('tiles.heic');
    const spares: unknown[] = [];
    const send = port1.postMessage.bind(port1);
    port1.postMessage = (message: { kind: string; input?: { data: Uint8Array } }) => {
      if (message.kind === 'do') spares.push(message.input?.data.buffer);
      send(message);
    };
    codec.help(help.signal, source, port2, hostForTests());
    const picture = await codec.decode(source, hostForTests({ helpers: { heic: [port1] } }));
    expect(spares.filter((spare) => spare instanceof ArrayBuffer).length).toBeGreaterThan(3);
    expect(colourDistance(picture)).toBeLessThan(1);
  });

  test('is put together although a thread that should help never answers', async () => {
    const { port1 } = new MessageChannel();
    const picture = await codec.decode(await sourceNamed('tiles.heic'), hostForTests({ helpers: { heic: [port1] } }));
    expect(colourDistance(picture)).toBeLessThan(1);
  });

  test('is decoded by one thread alone if the one that helps fails', async () => {
    const { port1, port2 } = new MessageChannel();
    codec.help(help.signal, sourceOf(new Blob(['not a picture']), 'heic'), port2, hostForTests());
    const picture = await codec.decode(await sourceNamed('tiles.heic'), hostForTests({ helpers: { heic: [port1] } }));
    expect(colourDistance(picture)).toBeLessThan(1);
  });
});

test('a picture with more pixels than the host allows is refused', async () => {
  const decoding = codec.decode(await sourceNamed('plain.heic'), hostForTests({ limits: { pixels: 10 } }));
  await expect(decoding).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

describe('a thread that helps', () => {
  const piece = () => ({ ...rgbaPixels({ width: 1, height: 1 }, new Uint8ClampedArray(4)), x: 0, y: 0 });
  const image = { width: 1, height: 1, tiles: 2, hasAlpha: false, decodeTile: vi.fn(piece), close: vi.fn() };
  const open = vi.fn(async () => image);
  const onFailure = vi.fn();
  const nextMessage = (port: MessagePort) => new Promise((resolve) => port.addEventListener('message', resolve));

  afterEach(() => vi.clearAllMocks());

  test('opens the file when it is asked for a tile, and closes it when it is ended', async () => {
    const { port1, port2 } = new MessageChannel();
    decodeForLeader(help.signal, port2, open, onFailure);
    port1.start();
    expect(open).not.toHaveBeenCalled();
    for (const tile of [0, 1]) {
      port1.postMessage({ kind: 'do', place: { picture: 1, tile } });
      await nextMessage(port1);
    }
    expect(open).toHaveBeenCalledOnce();
    expect(image.close).not.toHaveBeenCalled();
    const closed = new Promise((resolve) => port1.addEventListener('close', resolve));
    help.abort();
    await closed;
    expect(image.close).toHaveBeenCalledOnce();
  });

  test('that is ended while it opens the file decodes nothing and closes it', async () => {
    const { port1, port2 } = new MessageChannel();
    const opened = Promise.withResolvers<typeof image>();
    const called = Promise.withResolvers<void>();
    const opening = () => {
      called.resolve();
      return opened.promise;
    };
    decodeForLeader(help.signal, port2, opening, onFailure);
    port1.postMessage({ kind: 'do', place: { picture: 1, tile: 0 } });
    await called.promise;
    help.abort();
    opened.resolve(image);
    await expect.poll(() => image.close).toHaveBeenCalledOnce();
    expect(image.decodeTile).not.toHaveBeenCalled();
  });

  test('that is never asked opens nothing', () => {
    decodeForLeader(help.signal, new MessageChannel().port2, open, onFailure);
    help.abort();
    expect(open).not.toHaveBeenCalled();
  });
});

test('the probe that tells whether a browser reads HEIC is a picture', async () => {
  const probe = sourceOf(new Blob([Buffer.from(heicProbe, 'base64')]), 'heic');
  const { width, height, data } = await codec.decode(probe, hostForTests());
  expect({ width, height }).toEqual({ width: 64, height: 64 });
  expect(data.every((sample, at) => (at % 4 === 3 ? sample === 255 : Math.abs(sample - 128) < 3))).toBe(true);
});
