import { defaultOptions } from '@image-converter/formats/options';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { likeness } from './likeness.ts';

const asked = vi.hoisted(() => ({ options: [] as unknown[] }));
vi.mock('./engine.ts', () => ({
  convert: async (_: AbortSignal, file: Blob, options: unknown) => {
    asked.options.push(options);
    return { outputs: [{ blob: file }] };
  },
}));

const never = new AbortController().signal;

/** A picture of one colour a row; here, a file is the text of its rows. */
class Bitmap {
  readonly width = 2;
  readonly rows: number[];

  constructor(rows: number[]) {
    this.rows = rows;
  }

  get height(): number {
    return this.rows.length;
  }

  close(): void {}
}

beforeEach(() => {
  asked.options = [];
  vi.stubGlobal('createImageBitmap', async (file: Blob) => new Bitmap(JSON.parse(await file.text())));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        let drawn: number[] = [];
        return {
          clearRect: () => {},
          drawImage: ({ rows }: Bitmap, _: number, top: number) => {
            drawn = rows.slice(-top);
          },
          getImageData: (_x: number, _y: number, width: number, height: number) => ({
            data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
              at % 4 === 3 ? 255 : (drawn[Math.floor(at / 4 / width)] ?? 0),
            ),
          }),
        };
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const rowsOf = (...changes: [row: number, value: number][]) => {
  const rows = Array<number>(1000).fill(50);
  for (const [row, value] of changes) rows[row] = value;
  return new Blob([JSON.stringify(rows)]);
};

function compare(file: Blob, result: Blob, target: 'jpg' | 'png' = 'jpg') {
  const options = { ...defaultOptions(target), quality: 30, size: { percent: 50 }, mostBytes: 5000 } as const;
  return likeness(never, { file, format: 'png', options, result });
}

it('says that equal pictures are identical only after all of them was compared', async () => {
  expect(await compare(rowsOf(), rowsOf())).toBe('identical');
  expect(await compare(rowsOf(), rowsOf([100, 51]))).toBeGreaterThan(60);
});

it('measures others by a part of them', async () => {
  expect(await compare(rowsOf(), rowsOf([3, 60], [700, 255]))).toBeCloseTo(49.2, 1);
});

it('does not compare pictures of different sizes', async () => {
  expect(await compare(rowsOf(), new Blob(['[1,2]']))).toBeUndefined();
});

it('compares with what was encoded: in the wanted size, on the background, without the loss', async () => {
  await compare(rowsOf(), rowsOf());
  expect(asked.options[0]).toMatchObject({ target: 'png', size: { percent: 50 }, transparency: 'fill', quality: 90 });
  expect(asked.options[0]).toMatchObject({ mostBytes: undefined });
  await compare(rowsOf(), rowsOf(), 'png');
  expect(asked.options[2]).toMatchObject({ transparency: 'keep' });
});
