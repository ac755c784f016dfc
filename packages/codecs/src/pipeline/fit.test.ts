import { describe, expect, it } from 'vitest';
import type { EncodeSettings } from '../codec.ts';
import { settingsForTests } from '../testing/host.ts';
import { animationToFit } from './fit.ts';
import type { Output } from './platform.ts';

const defaultSettings = settingsForTests('webp');

function encode({ quality }: EncodeSettings): Promise<Output> {
  const encoded = new Blob(['x'.repeat(100 * quality)]);
  return Promise.resolve({ width: 400, height: 300, encoded, report: { encoder: 'webp' } });
}

describe('moving pictures', () => {
  it('are as usual if they fit', async () => {
    const output = await animationToFit({ ...defaultSettings, maxBytes: 9000 }, encode);
    expect(output).toMatchObject({ encoded: { size: 9000 }, report: { encoder: 'webp' } });
    expect(output?.report.quality).toBeUndefined();
  });

  it('have the first quality that fits, which is reported', async () => {
    const output = await animationToFit({ ...defaultSettings, maxBytes: 5100 }, encode);
    expect(output).toMatchObject({ encoded: { size: 5000 }, report: { quality: 50 } });
  });

  it('that cannot be so small say which size can', async () => {
    const failure = animationToFit({ ...defaultSettings, maxBytes: 250 }, encode);
    await expect(failure).rejects.toMatchObject({ limit: 'bytes', cause: 160 });
  });

  it('of which only the first frame is read are left to others', async () => {
    expect(await animationToFit({ ...defaultSettings, maxBytes: 250 }, async () => undefined)).toBeUndefined();
  });
});
