import { expect, it } from 'vitest';
import { loadPart } from './load-part.ts';

it('a part that cannot be loaded is not blamed on the picture', async () => {
  const cause = new TypeError('Failed to fetch');
  await expect(loadPart(() => Promise.reject(cause))).rejects.toMatchObject({ code: 'CODEC_UNAVAILABLE', cause });
  await expect(loadPart(async () => 'part')).resolves.toBe('part');
});
