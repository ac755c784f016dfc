import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

function shown(isTTY: boolean): string {
  let text = '';
  const write = (part: string | Uint8Array) => {
    text += part;
    return true;
  };
  const progress = new Progress({ write, isTTY, columns: 40 }, 2);
  progress.step('one.jpg');
  progress.step('two.jpg');
  progress.clear();
  return text;
}

test('a terminal shows how many files are done, in one line', () => {
  expect(shown(true)).toContain('1/2 one.jpg');
  expect(shown(true)).not.toContain('\n');
});

test('a pipe or a log gets none of it', () => {
  expect(shown(false)).toBe('');
});
