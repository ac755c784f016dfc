import type { SiteSettings } from '@image-converter/settings/site';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allDecided, readDecisions, writeDecisions } from './decision.ts';

const ads = { name: 'Ads', script: 'https://ads.example/a.js', client: '1', units: {} };
const analytics = { name: 'Count', script: 'https://count.example/c.js', attributes: {} };
const both = { ads, analytics } as SiteSettings;
const kept = new Map<string, string>();

vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

beforeEach(() => kept.clear());

describe('a decision', () => {
  it('is kept for each purpose', () => {
    writeDecisions(both, { ads: 'rejected', analytics: 'accepted' });
    expect(readDecisions(both)).toEqual({ ads: 'rejected', analytics: 'accepted' });
    expect(allDecided(both, readDecisions(both))).toBe(true);
  });

  it('about another partner does not count, and leaves the other purpose decided', () => {
    writeDecisions(both, { ads: 'accepted', analytics: 'accepted' });
    const changed = { ...both, ads: { ...ads, script: 'https://other.example/a.js' } } as SiteSettings;
    expect(readDecisions(changed)).toEqual({ analytics: 'accepted' });
    expect(allDecided(changed, readDecisions(changed))).toBe(false);
  });

  it('is only asked for where there is a partner', () => {
    expect(allDecided({ ads } as SiteSettings, { ads: 'rejected' })).toBe(true);
    expect(allDecided({} as SiteSettings, {})).toBe(true);
  });

  it.each(['not JSON', 'null', '{"ads":{"partner":"https://ads.example/a.js","decision":"perhaps"}}'])(
    'that cannot be read does not count: %s',
    (text) => {
      kept.set('consent', text);
      expect(readDecisions(both)).toEqual({});
    },
  );
});
