import { icnsFile } from '@image-converter/corpus/fixtures/rare';
import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { browserHostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

async function firstPixel(elements: Readonly<Record<string, Uint8Array>>): Promise<number[]> {
  const picture = await codec.decode(sourceOf(new Blob([icnsFile(elements)]), 'icns'), browserHostForTests());
  return picture.kind === 'pixels' ? [picture.width, ...picture.data.subarray(0, 4)] : [];
}

const of = (length: number, value: number) => new Uint8Array(length).fill(value);
/** All pixels black, with a mask that hides or shows all. */
const unseen = Uint8Array.of(...of(128, 255), ...of(128, 0));
const seen = of(256, 255);

test.each([
  ['256 colours, white first', { icl8: of(1024, 0) }, [32, 255, 255, 255, 255]],
  ['a colour of the cube', { icl8: of(1024, 1) }, [32, 255, 255, 204, 255]],
  ['a red behind the cube', { icl8: of(1024, 215) }, [32, 238, 0, 0, 255]],
  ['a grey behind the cube', { icl8: of(1024, 245) }, [32, 238, 238, 238, 255]],
  ['black as the last', { icl8: of(1024, 255) }, [32, 0, 0, 0, 255]],
  ['16 colours', { icl4: of(512, 0x33) }, [32, 221, 9, 7, 255]],
  ['black and white', { 'ICN#': seen }, [32, 0, 0, 0, 255]],
  ['a mask of bits', { icl8: of(1024, 0), 'ICN#': unseen }, [32, 255, 255, 255, 0]],
  ['alpha before a mask of bits', { icl8: of(1024, 0), l8mk: of(1024, 77), 'ICN#': unseen }, [32, 255, 255, 255, 77]],
  ['more colours before fewer', { icl4: of(512, 0x33), icl8: of(1024, 1), 'ICN#': seen }, [32, 255, 255, 204, 255]],
  ['more pixels before more colours', { ics8: of(256, 1), icl4: of(512, 0x33) }, [32, 221, 9, 7, 255]],
])('an old icon has %s', async (_, elements, expected) => {
  expect(await firstPixel(elements)).toEqual(expected);
});

test('an old icon that was cut is refused', async () => {
  await expect(firstPixel({ icl8: of(1000, 0) })).rejects.toMatchObject({ code: 'INCOMPLETE' });
});

test('a file without a picture is refused by name', async () => {
  await expect(firstPixel({ 'TOC ': of(8, 0) })).rejects.toMatchObject({ obstacle: 'KIND_OF_PIXELS' });
});
