import { describe, expect, it } from 'vitest';
import { textsAllowed } from './place-names.ts';

const places = ['Lisbon', ' Île-de-France ', 'PT', 'a.b(c', '2026:05:04', ''];

describe('without the location', () => {
  const allows = textsAllowed('without-location', places);

  it.each(['Sunset', '', 'Wien bei Nacht', '東京タワー', `48 deg 12' 29.52" N`])('the caption %j goes', (text) =>
    expect(allows('caption', text)).toBe(false),
  );

  it.each(['Ada Ångström', '© 2026 Lisbonense', '50 mm f/1.8'])('the author or right %j stays', (text) =>
    expect(allows('author', text)).toBe(true),
  );

  it.each(['camera', 'date', 'other', undefined] as const)('what a device writes stays: %s', (group) =>
    expect(allows(group, '2026:05:04 10:59:36')).toBe(true),
  );
});

describe('without the location, but with texts', () => {
  const allows = textsAllowed('without-location-with-texts', places);

  it.each(['Lisbon', 'by night in LISBON!', 'lisbon;sea', 'île-de-france', 'a.b(c'])('%j names a place', (text) =>
    expect(allows('caption', text)).toBe(false),
  );

  it.each([
    'geo:lat=38.7',
    'geotagged',
    '38.7139, -9.1394',
    '48.20820N 16.37380E',
    '{"lat":48.208,"lon":16.373}',
    'https://maps.example/@48.2082,16.3738',
    '+48.2082+016.3738/',
    '8FWR6C5V+6R',
    `38° 42' 49" N`,
    `48 deg 12' 29.52" N`,
  ])('%j holds coordinates', (text) => expect(allows('caption', text)).toBe(false));

  it('more than anybody writes may name a place', () => expect(allows('caption', 'x'.repeat(20_000))).toBe(false));

  it.each(['', 'sea', 'Lisbonense', 'apt', 'axb(c', '1.8 f, 2.0', '2026:05:04 10:59:36', '50 mm f/1.8'])(
    '%j stays',
    (text) => expect(allows('caption', text)).toBe(true),
  );
});
