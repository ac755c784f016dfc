import { describe, expect, it } from 'vitest';
import { isCommon } from './any-format.ts';
import { formats } from './formats.ts';
import { pairLabels, pairNames, pairOf, pairs, selectorSources, selectorTargets, specifiedPairs } from './pairs.ts';
import { rareFormats } from './rare/table.ts';

describe('pairs', () => {
  it('cover every conversion between the formats of the selector once', () => {
    const offered = selectorSources.flatMap((from) =>
      selectorTargets.filter((to) => to !== from).map((to) => `${from}-to-${to}`),
    );
    expect(offered.sort()).toEqual(Object.keys(specifiedPairs).sort());
  });

  it.each(pairNames)('are named after what they take and make: %s', (pair) => {
    const [from, to] = pair.split('-to-');
    const labels = pairLabels(pair);
    expect([labels.from.toLowerCase(), labels.to.toLowerCase()]).toEqual([from, to]);
    expect(pairs[pair].from.length === 1 || from === 'raw').toBe(true);
  });

  it('take no ending of another format', () => {
    const known = Object.values(formats).flatMap(({ extensions }) => [...extensions] as string[]);
    expect(pairNames.flatMap((pair) => pairs[pair].endings ?? []).filter((ending) => known.includes(ending))).toEqual(
      [],
    );
  });

  it('call files of a rare format what its table calls them', () => {
    const rare = pairNames.flatMap((pair) => {
      const { from, label, endings } = pairs[pair];
      return isCommon(from[0]) ? [] : { said: { label, extensions: endings }, facts: rareFormats[from[0]] };
    });
    expect(rare).not.toEqual([]);
    for (const { said, facts } of rare) expect(facts).toMatchObject(said);
  });

  it('are found by their two formats', () => {
    expect(pairOf('svg', 'png')).toBe('svg-to-png');
    expect(pairOf('webp', 'png')).toBe('webp-to-png');
    expect(pairOf('nef', 'jpg')).toBe('raw-to-jpg');
  });

  it('are not found where nothing would change', () => {
    expect(pairOf('png', 'png')).toBeUndefined();
    expect(pairOf('jpg', 'jpg')).toBeUndefined();
  });
});
