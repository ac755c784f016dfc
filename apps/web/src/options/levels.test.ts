import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Level, levelNames, levelOf, qualityOf } from './levels.ts';

const document = readFileSync(new URL('../../../../docs/benchmarks/looks.md', import.meta.url), 'utf8');
const targets = ['jpg', 'webp', 'avif', 'jxl'] as const;
const columns = [...targets, 'avif of the server'] as const;

type Column = (typeof columns)[number];

/** The mean scores that the table states, by quality. */
function scoresOf(name: Column): [quality: number, score: number][] {
  const rows = document.matchAll(/^\| (\d+) \| (.+) \|$/gm);
  const column = columns.indexOf(name);
  return [...rows].flatMap(([, quality, cells = '']): [number, number][] => {
    const cell = cells.split(' | ')[column] ?? '';
    return cell.includes(' to ') ? [[Number(quality), Number.parseFloat(cell)]] : [];
  });
}

function scoreAt(quality: number, name: Column): number {
  const scores = scoresOf(name);
  const above = scores.findIndex(([one]) => one >= quality);
  const [[q0, s0], [q1, s1]] = [scores[Math.max(0, above - 1)], scores[above]] as [[number, number], [number, number]];
  return q0 === q1 ? s1 : s0 + ((s1 - s0) * (quality - q0)) / (q1 - q0);
}

describe('a word for the quality', () => {
  it.each(levelNames)('%s looks the same in every format, by the measured table', (level: Level) => {
    const wanted = scoreAt(qualityOf(level, 'jpg'), 'jpg');
    for (const target of targets)
      expect(Math.abs(scoreAt(qualityOf(level, target), target) - wanted)).toBeLessThan(2.5);
  });

  it.each([50, 75, 83, 90, 94, 97])('and the number %i mean the same look for AVIF as for WebP', (quality) => {
    for (const avif of ['avif', 'avif of the server'] as const) {
      expect(Math.abs(scoreAt(quality, avif) - scoreAt(quality, 'webp'))).toBeLessThan(2.5);
    }
  });

  it('is that of the nearest number', () => {
    expect([90, 83, 82, 63, 62, 1].map((quality) => levelOf(quality, 'jpg'))).toEqual([
      'high',
      'high',
      'small',
      'small',
      'smallest',
      'smallest',
    ]);
    expect(levelOf(90, 'webp')).toBe('high');
    expect(levelOf(90, 'avif')).toBe('high');
  });
});
