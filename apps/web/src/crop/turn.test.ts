import { describe, expect, it } from 'vitest';
import { type Turn, turned, turnedArea, upright, type Way } from './turn.ts';

/** Rows of letters, one per pixel. */
type Letters = readonly string[];
const letters: Letters = ['abc', 'def'];

/** Each way by its definition, on pixels. */
const seen: Record<Way, (rows: Letters) => Letters> = {
  right: (rows) => columns(rows).map(reversed),
  left: (rows) => columns(rows).reverse(),
  horizontal: (rows) => rows.map(reversed),
  vertical: (rows) => [...rows].reverse(),
};

function columns(rows: Letters): string[] {
  return [...(rows[0] ?? '')].map((_, x) => rows.map((row) => row[x]).join(''));
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

/** As the option is defined: rotated clockwise, then mirrored. */
function shown({ rotate, flip }: Turn): Letters {
  const rotated = Array.from({ length: rotate / 90 }).reduce<Letters>(seen.right, letters);
  return flip === 'none' ? rotated : seen[flip](rotated);
}

const ways: readonly Way[] = ['left', 'right', 'horizontal', 'vertical'];
const turns = ways.flatMap((one) => ways.flatMap((two) => ways.map((three) => [one, two, three] as const)));

describe('buttons that turn the picture', () => {
  it.each(turns)('%s, %s and %s look as if the visible picture was turned each time', (...pressed) => {
    const turn = pressed.reduce(turned, upright);
    expect(shown(turn)).toEqual(pressed.reduce<Letters>((rows, way) => seen[way](rows), letters));
  });

  it('return to the start', () => {
    for (const way of ['left', 'right'] as const) expect([way, way, way, way].reduce(turned, upright)).toEqual(upright);
    expect((['horizontal', 'right', 'vertical', 'left'] as const).reduce(turned, upright)).toEqual(upright);
  });
});

/** The letters in a part of the picture. */
function cut(rows: Letters, { left, top, width, height }: ReturnType<typeof turnedArea>): string {
  const part = rows.slice(top, top + height).map((row) => row.slice(left, left + width));
  return [...part.join('')].sort().join('');
}

describe('a part of the picture', () => {
  const picture = { width: 3, height: 2 };
  const part = { left: 1, top: 0, width: 2, height: 1 };

  it.each(ways)('stays the same part when the picture is turned %s', (way) => {
    expect(cut(seen[way](letters), turnedArea(part, way, picture))).toBe('bc');
  });
});
