import { defaultOptions } from '@image-converter/formats/options';
import { expect, it, vi } from 'vitest';
import { saveAsZip } from './pack.ts';
import { saveStream } from './save-file.ts';
import type { Item } from './state.ts';

vi.mock('./save-file.ts', () => ({ saveStream: vi.fn(), saveBlob: vi.fn() }));

/** A file that has become a JPG of this name. */
function converted(name: string): Item {
  const files = [{ blob: new Blob(['x']), url: () => '', name }] as const;
  const facts = { firstPage: 1, pagesOrFrames: 1, milliseconds: 1, mode: 'client', bytesSent: 0 } as const;
  const outcome = { ...facts, files, options: defaultOptions('jpg') };
  return { id: name, file: new File(['x'], name), format: 'png', label: 'PNG', status: { kind: 'done', outcome } };
}

it('names in a ZIP can be unpacked everywhere, and still differ', async () => {
  await saveAsZip([converted('a:b.jpg'), converted('a_b.jpg'), converted('..\\c.jpg')]);
  const [zip] = vi.mocked(saveStream).mock.calls[0] ?? [];
  const text = Buffer.from(await (zip as Response).arrayBuffer()).toString('latin1');
  for (const name of ['a_b.jpg', 'a_b (2).jpg', '.._c.jpg']) expect(text).toContain(name);
  expect(text).not.toMatch(/a:b|\\c/);
});
