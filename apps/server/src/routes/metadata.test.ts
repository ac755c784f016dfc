import { pictureHeaders } from '@image-converter/contract/calls';
import { reportSchema } from '@image-converter/contract/schemas';
import { author, camera, town } from '@image-converter/corpus/fixtures/described/blocks';
import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import type { Target } from '@image-converter/formats/formats';
import { applies } from '@image-converter/formats/options';
import { readMetadata } from '@image-converter/metadata/read-metadata';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ CONVERSION_CHILDREN: '1', CONVERSION_SLOTS: '1000' });
});
afterAll(() => server.close());

type Policy = 'remove' | 'without-location' | 'keep';

const sources = ['described.heic', 'described.tiff', 'described-big-endian.tiff'] as const;
const goals = (['jpg', 'png', 'webp', 'avif', 'jxl', 'tiff'] as const).filter((target) => applies('metadata', target));

async function convert(name: (typeof sources)[number], target: Target, metadata: Policy) {
  const changes = { source_format: name.split('.').at(-1), target_format: target, options: { metadata } };
  const answer = await server.visitor.convert(await server.visitor.uploaded(await describedFiles[name](), changes));
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { bytes, report: reportSchema.parse(JSON.parse(answer.headers.get(pictureHeaders.report) ?? '{}')).metadata };
}

/** What each format reads and writes is tested in packages/metadata/src/carry.test.ts, for every pair. */
const cases = [
  ...goals.map((target) => ({ source: 'described.heic', target }) as const),
  ...sources.slice(1).map((source) => ({ source, target: 'jpg' }) as const),
];

describe('metadata on the server', () => {
  it.each(cases)('$source → $target: all of it, all but the place, or nothing', async ({ source, target }) => {
    const everything = await convert(source, target, 'keep');
    expect(everything.report).toEqual({
      kept: ['camera', 'date', 'author', 'caption', 'location', 'other'],
      removed: [],
    });
    expect(everything.bytes.includes(camera) && everything.bytes.includes(town)).toBe(true);
    const nowhere = await convert(source, target, 'without-location');
    expect(nowhere.report).toMatchObject({ removed: ['caption', 'location'] });
    expect(nowhere.bytes.includes(author)).toBe(true);
    expect(nowhere.bytes.includes(town) || nowhere.bytes.includes(Buffer.from(town, 'utf16le'))).toBe(false);
    const nothing = await convert(source, target, 'remove');
    expect(nothing.report).toBeUndefined();
    expect(await readMetadata(new Uint8Array(nothing.bytes), target)).toMatchObject({ properties: [], datasets: [] });
    expect(nothing.bytes.includes(camera) || nothing.bytes.includes(author)).toBe(false);
  });

  it('leaves the picture as it is without', async () => {
    const raw = async (policy: Policy) =>
      sharp((await convert('described.tiff', 'png', policy)).bytes)
        .raw()
        .toBuffer();
    expect(await raw('keep')).toEqual(await raw('remove'));
  });
});
