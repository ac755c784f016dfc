import { expect, it } from 'vitest';
import { checkJp2Size } from './jp2-size.ts';

/** Start of a codestream, with the corners of the picture. */
function codestream(right: number, bottom: number, left: number, top: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(24));
  view.setUint32(0, 0xff4f_ff51);
  for (const [index, value] of [right, bottom, left, top].entries()) view.setUint32(8 + index * 4, value);
  return new Uint8Array(view.buffer);
}

const size = { width: 40, height: 30 };

it('a picture as large as its first component is read', () => {
  expect(() => checkJp2Size(codestream(40, 30, 0, 0), size)).not.toThrow();
});

it.each([
  [80, 60, 0, 0],
  [90, 65, 10, 5],
] as const)('a picture that is larger than its first component is refused by name', (right, bottom, left, top) => {
  const check = () => checkJp2Size(codestream(right, bottom, left, top), size);
  expect(check).toThrow(expect.objectContaining({ obstacle: 'KIND_OF_PIXELS' }));
});
