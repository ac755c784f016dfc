import { targetDefaults } from '@image-converter/formats/options';
import { describe, expect, test } from 'vitest';
import { namedOptions } from '../named-options.ts';
import { help, orderFrom, UsageError } from './arguments.ts';

function optionsOf(...args: string[]) {
  const order = orderFrom(['a.heic', '--to', 'jpg', ...args]);
  if (typeof order === 'string') throw new Error(order);
  return order.options;
}

test('files, target, options and place are understood together', () => {
  const args = ['a.heic', '*.tif', '--to', 'webp', '--quality', '80', '--max-side', '1600', '--out', 'small/'];
  expect(orderFrom(args)).toMatchObject({
    inputs: ['a.heic', '*.tif'],
    options: { ...targetDefaults('webp'), quality: 80, size: { longestSide: 1600 } },
    out: 'small/',
    overwrites: false,
  });
});

describe('the options of the page', () => {
  test.each([
    [['--max-bytes', '200kB'], { maxBytes: 200_000 }],
    [['--max-bytes', '50%'], { maxBytes: { percent: 50 } }],
    [['--box', '800x600'], { size: { box: { width: 800, height: 600 } } }],
    [['--percent', '50'], { size: { percent: 50 } }],
    [['--rotate', '90'], { rotate: 90 }],
    [['--enlarge'], { enlarge: true }],
    [['--pages', '2-5'], { pages: '2-5' }],
    [['--longest-side', '512'], { longestSide: 512 }],
    [['--crop', '{"left":0,"top":0,"width":0.5,"height":1}'], { crop: { left: 0, top: 0, width: 0.5, height: 1 } }],
    [['--metadata', 'without-location'], { metadata: 'without-location' }],
  ])('%j', (args, expected) => {
    expect(optionsOf(...args)).toEqual({ ...targetDefaults('jpg'), ...expected });
  });

  test('are all in the help', () => {
    for (const { name } of namedOptions) expect(help).toContain(`--${name}`);
    expect(help).toContain('--quality 1 to 100 [90]');
  });
});

test.each([
  [['--quality', '101'], '--quality 101: 1 to 100'],
  [['--quality', ''], '--quality'],
  [['--speed', '1'], '--speed'],
  [['--width', '1', '--height', '1'], '--height contradicts another flag'],
  [['-'], '- has to be the only file'],
  [['--to', 'doc'], '--to needs one of png, jpg'],
  [['--json', '--out', '-'], '--json'],
])('%j is refused by name', (args, message) => {
  expect(() => optionsOf(...args)).toThrow(UsageError);
  expect(() => optionsOf(...args)).toThrow(message);
});

test('the standard input goes to the standard output', () => {
  expect(orderFrom(['-', '--to', 'png'])).toMatchObject({ out: '-' });
});
