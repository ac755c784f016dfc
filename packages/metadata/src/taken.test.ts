import { exif } from '@image-converter/corpus/fixtures/described/blocks';
import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { formatOf } from '@image-converter/formats/sniff';
import { expect, it } from 'vitest';
import { readTaken } from './taken.ts';

it.each(Object.entries(describedFiles))('%s says when and by which camera it was taken', async (_name, make) => {
  const bytes = await make();
  const format = await formatOf(new Blob([bytes]));
  if (!format) throw new Error('not recognised');
  expect(await readTaken(new Blob([bytes]), format)).toEqual({ time: '2026-05-04T21:03:02', camera: 'Model 1' });
});

it('a file without such data says nothing, and a damaged one neither', async () => {
  expect(await readTaken(new Blob(['nothing']), 'jpg')).toEqual({});
  expect(await readTaken(new Blob([exif('II').subarray(0, 40)]), 'tiff')).toEqual({});
});

it.each(['0000:00:00 00:00:00', '    :  :     :  :  ', '2026:13:04 21:03:02'])(
  'of a camera whose clock says %j, it is when the picture was last changed',
  async (time) => {
    const bytes = Buffer.from(exif('MM'));
    const at = bytes.indexOf('2026:05:04 21:03:02', 'latin1');
    bytes.write(time, at, 'latin1');
    expect((await readTaken(new Blob([bytes]), 'tiff')).time).toBe('2026-05-05T10:00:00');
  },
);
