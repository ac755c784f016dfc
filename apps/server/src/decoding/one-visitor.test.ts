import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { fileBody } from './testing/file-body.ts';
import { never, newPool } from './testing/pools.ts';

vi.mock('./child/command-line.ts', () => ({
  commandLine: () => [fileURLToPath(new URL('./testing/captured.ts', import.meta.url))],
}));

/** Sends files one after another; resolves to what a process that was taken over knows after each. */
async function known(children: number, files: readonly (readonly [visitor: string, file: string])[]) {
  const pool = newPool({ children });
  const answers = [];
  for (const [visitor, file] of files) {
    const { bytes } = await pool.convert(never, { ...fileBody(Buffer.from(file)), visitor });
    answers.push(bytes.toString());
  }
  return answers;
}

test.each([1, 2])(
  'a file that takes over one of %i processes gets no file of another visitor',
  {
    tags: '@promise:secure',
  },
  async (children) => {
    const files = ['a1', 'b1', 'c1', 'a2', 'b2'].map((file) => [file.charAt(0), file] as const);
    const answers = await known(children, files);
    for (const [index, [visitor]] of files.entries()) {
      expect(answers[index]).toMatch(new RegExp(`^(${visitor}\\d)+$`));
    }
  },
);

test('the files of one visitor stay in one process while others have theirs', async () => {
  const files = ['a1', 'a2', 'b1', 'a3', 'b2', 'a4'].map((file) => [file.charAt(0), file] as const);
  expect(await known(2, files)).toEqual(['a1', 'a1a2', 'b1', 'a1a2a3', 'b1b2', 'a1a2a3a4']);
});
