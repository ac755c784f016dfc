import { fixture } from '@image-converter/corpus/fixtures';
import { drawTiled, tiledSize } from '@image-converter/corpus/fixtures/heif/drawings';
import { meanColourDifference } from '@image-converter/corpus/fixtures/measure';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

async function sourceNamed(name: string) {
  return sourceOf(new Blob([await fixture(name)]), 'heic');
}

function colourDistance({ width, height, data }: Pixels): number {
  return meanColourDifference({ width, height, channels: 4, data: new Uint8Array(data) }, drawTiled());
}

describe('a picture of tiles', () => {
  test('is put together by one thread alone', async () => {
    const picture = await codec.decode(await sourceNamed('tiles.heic'), hostForTests());
    expect(picture).toMatchObject({ ...tiledSize, opaque: true });
    expect(colourDistance(picture)).toBeLessThan(1);
  });

  test('is put together with another thread that helps', async () => {
    const { port1, port2 } = new MessageChannel();
    const source = await sourceNamed('tiles.heic');
    codec.help(source, port2, hostForTests());
    const picture = await codec.decode(source, hostForTests({ helpers: [port1] }));
    expect(colourDistance(picture)).toBeLessThan(1);
  });

  test('gets tiles from the thread that helps while the other one decodes', async () => {
    const { port1, port2 } = new MessageChannel();
    const source = await sourceNamed('tiles.heic');
    let sent = 0;
    const send = port2.postMessage.bind(port2);
    port2.postMessage = (message: { kind: string }) => {
      if (message.kind === 'piece') sent += 1;
      send(message);
    };
    codec.help(source, port2, hostForTests());
    await codec.decode(source, hostForTests({ helpers: [port1] }));
    expect(sent).toBeGreaterThan(3);
  });

  test('is decoded into memory that was used before', async () => {
    const { port1, port2 } = new MessageChannel();
    const source = await sourceNamed('tiles.heic');
    const spares: unknown[] = [];
    const send = port1.postMessage.bind(port1);
    port1.postMessage = (message: { kind: string; spare?: ArrayBuffer }) => {
      if (message.kind === 'decode') spares.push(message.spare);
      send(message);
    };
    codec.help(source, port2, hostForTests());
    const picture = await codec.decode(source, hostForTests({ helpers: [port1] }));
    expect(spares.filter((spare) => spare instanceof ArrayBuffer).length).toBeGreaterThan(3);
    expect(colourDistance(picture)).toBeLessThan(1);
  });

  test('is put together although a thread that should help never answers', async () => {
    const { port1 } = new MessageChannel();
    const picture = await codec.decode(await sourceNamed('tiles.heic'), hostForTests({ helpers: [port1] }));
    expect(colourDistance(picture)).toBeLessThan(1);
  });

  test('is decoded by one thread alone if the one that helps fails', async () => {
    const { port1, port2 } = new MessageChannel();
    codec.help(sourceOf(new Blob(['not a picture']), 'heic'), port2, hostForTests());
    const picture = await codec.decode(await sourceNamed('tiles.heic'), hostForTests({ helpers: [port1] }));
    expect(colourDistance(picture)).toBeLessThan(1);
  });
});

test('a picture with more pixels than the host allows is refused', async () => {
  const decoding = codec.decode(await sourceNamed('plain.heic'), hostForTests({ limits: { pixels: 10 } }));
  await expect(decoding).rejects.toMatchObject({ code: 'TOO_LARGE' });
});
