import { describe, expect, it } from 'vitest';
import { placeFinder } from './place-names.ts';

const namesPlace = placeFinder(['Lisbon', ' Île-de-France ', 'PT', 'a.b(c', '2026:05:04', '']);

describe('whether a text names a place', () => {
  it.each(['Lisbon', 'by night in LISBON!', 'lisbon;sea', 'île-de-france', 'a.b(c', 'geo:lat=38.7', 'geotagged'])(
    '%j does',
    (text) => expect(namesPlace(text)).toBe(true),
  );

  it.each(['38.7139, -9.1394', `38° 42' 49" N`])('%j does, in figures', (text) => expect(namesPlace(text)).toBe(true));

  it('more than anybody writes may do so', () => expect(namesPlace('x'.repeat(20_000))).toBe(true));

  it.each(['', 'sea', 'Lisbonense', 'apt', 'axb(c', '1.8 f, 2.0', '2026:05:04 10:59:36', '50 mm f/1.8'])(
    '%j does not',
    (text) => expect(namesPlace(text)).toBe(false),
  );
});
