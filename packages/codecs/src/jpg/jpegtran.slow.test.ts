import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpus, corpusBytes, hasCorpus } from '@image-converter/corpus/corpus';
import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { inspect } from '@image-converter/formats/inspect';
import type { Choices } from '@image-converter/formats/options';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { settingsForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

/** Our results decode to the very pixels of those of jpegtran, which moves coefficients as well. */

type Bytes = Uint8Array<ArrayBuffer>;

const turns: readonly (readonly [Partial<Omit<Choices, 'maxBytes'>>, readonly string[]])[] = [
  [{ rotate: 90 }, ['-rotate', '90']],
  [{ rotate: 180 }, ['-rotate', '180']],
  [{ rotate: 270 }, ['-rotate', '270']],
  [{ flip: 'horizontal' }, ['-flip', 'horizontal']],
  [{ flip: 'vertical' }, ['-flip', 'vertical']],
  [{ rotate: 90, flip: 'horizontal' }, ['-transpose']],
  [{ rotate: 90, flip: 'vertical' }, ['-transverse']],
];

const folder = mkdtempSync(join(tmpdir(), 'jpegtran-'));
const file = join(folder, 'source.jpg');
afterAll(() => rmSync(folder, { recursive: true }));

/** Undefined if an edge would be lost. */
function byJpegtran(jpg: Bytes, turn: readonly string[]): Buffer | undefined {
  writeFileSync(file, jpg);
  const { status, stdout } = spawnSync('jpegtran', ['-copy', 'none', '-perfect', ...turn, file], {
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : undefined;
}

async function byUs(jpg: Bytes, chosen: Partial<Omit<Choices, 'maxBytes'>>): Promise<Buffer | undefined> {
  const file = new Blob([jpg]);
  // As stored: jpegtran does not look at the orientation.
  const inspection = { ...(await inspect(file, 'jpg')), orientation: 1, ...(await storedSize(jpg)) };
  const found = await codec.repack(sourceOf(file, 'jpg', inspection), { ...settingsForTests('jpg'), ...chosen });
  return found && Buffer.concat(found.encoded as Bytes[]);
}

async function storedSize(jpg: Bytes) {
  const { width, height } = await sharp(jpg).metadata();
  return { width, height };
}

/** Without its profile, which jpegtran leaves out. */
async function pixelsIn(jpg: Uint8Array | undefined) {
  return jpg && (await sharp(jpg, { ignoreIcc: true }).raw().toBuffer()).toString('base64');
}

async function expectAlike(jpg: Bytes, wantedTurns = turns): Promise<void> {
  for (const [chosen, turn] of wantedTurns) {
    const [mine, wanted] = [await byUs(jpg, chosen), byJpegtran(jpg, turn)];
    expect.soft(mine === undefined, turn.join(' ')).toBe(wanted === undefined);
    expect.soft((await pixelsIn(mine)) === (await pixelsIn(wanted)), turn.join(' ')).toBe(true);
  }
}

describe('turned like jpegtran', () => {
  const sizes = [
    { width: 96, height: 64 },
    { width: 101, height: 64 },
    { width: 33, height: 79 },
  ];
  const samplings = ['4:4:4', '4:2:0'] as const;
  const cases = sizes.flatMap((size) =>
    samplings.flatMap((chromaSubsampling) =>
      [false, true].map((progressive) => ({ ...size, chromaSubsampling, progressive })),
    ),
  );

  it.each(cases)('%o', async ({ width, height, ...options }) => {
    await expectAlike(new Uint8Array(await imageOf(drawTextured({ width, height })).jpeg(options).toBuffer()));
  });

  it.each(['1x1,1x1,1x1', '2x1,1x1,1x1', '1x2,1x1,1x1', '2x2,2x1,1x1', '4x1,1x1,1x1'])('sampled %s', async (sample) => {
    const { data, width, height } = drawTextured({ width: 128, height: 64 });
    const ppm = Buffer.concat([Buffer.from(`P6 ${width} ${height} 255\n`), data]);
    const options = ['-quality', '85', '-sample', sample, '-restart', '3B'];
    await expectAlike(new Uint8Array(execFileSync('cjpeg', options, { input: ppm, maxBuffer: 2 ** 28 })));
  });

  it('a part', async () => {
    const jpg = new Uint8Array(
      await imageOf(drawTextured({ width: 96, height: 64 }))
        .jpeg()
        .toBuffer(),
    );
    const crop = { left: 32 / 96, top: 0.25, width: 0.5, height: 0.5 };
    expect(await pixelsIn(await byUs(jpg, { crop }))).toBe(await pixelsIn(byJpegtran(jpg, ['-crop', '48x32+32+16'])));
  });

  const photos = corpus.filter((one) => hasCorpus && one.expect === 'ok' && one.file.endsWith('.jpg'));
  it.each(photos.map((one) => one.file))('%s', async (name) => {
    const bytes = await corpusBytes(name);
    const { cmyk, isTagged } = await inspect(new Blob([bytes]), 'jpg');
    // Together they move every coefficient both ways; the other turns are made of the same steps.
    if (!cmyk && !isTagged) await expectAlike(bytes, turns.slice(0, 2));
  });
});
