import { town } from '@image-converter/corpus/fixtures/described/blocks';
import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { drawPicture, pictureSize } from '@image-converter/corpus/fixtures/draw';
import { encoders } from '@image-converter/corpus/fixtures/plain';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import type { Task, TaskResult } from './protocol.ts';
import { withMetadata } from './with-metadata.ts';

/** Returns the task given to the conversion, and its result. */
async function run(options: Partial<ConversionOptions>, pages = 1) {
  const file = new Blob([await describedFiles['described.jpg']()]);
  const blob = new Blob([await encoders.webp(drawPicture())], { type: 'image/webp' });
  const task = { file, format: 'jpg', settings: { ...targetDefaults('webp'), ...options } } as unknown as Task;
  const asked: Task[] = [];
  const result = await withMetadata(task, async (modest) => {
    asked.push(modest);
    const output = { blob, ...pictureSize, report: { encoder: 'native' } } as const;
    return { outputs: Array(pages).fill(output) as unknown as TaskResult['outputs'], pagesOrFrames: pages };
  });
  return { asked, result, blob };
}

const textOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('latin1');

describe('a conversion that keeps metadata', () => {
  it('adds it to every page, and reports it', async () => {
    const { result } = await run({ metadata: 'keep' }, 3);
    expect(result).toMatchObject({ pagesOrFrames: 3 });
    expect(result.outputs).toHaveLength(3);
    for (const { blob, report, width } of result.outputs) {
      expect(blob.type).toBe('image/webp');
      expect(width).toBe(pictureSize.width);
      expect(await textOf(blob)).toContain(town);
      expect(report).toMatchObject({ encoder: 'native', metadata: { removed: [] } });
    }
  });

  it('keeps no place if that is wanted', async () => {
    const { result } = await run({ metadata: 'without-location' });
    expect(await textOf(result.outputs[0].blob)).not.toContain(town);
    expect(result.outputs[0].report.metadata?.removed).toEqual(['location']);
  });

  it('leaves room for it where the size of the file is limited', async () => {
    const { asked, result, blob } = await run({ metadata: 'keep', maxBytes: 50_000 });
    const added = result.outputs[0].blob.size - blob.size;
    expect(50_000 - (asked[0]?.settings.maxBytes ?? 0)).toBeGreaterThanOrEqual(added);
    expect((await run({ metadata: 'keep' })).asked[0]?.settings.maxBytes).toBeUndefined();
  });
});
