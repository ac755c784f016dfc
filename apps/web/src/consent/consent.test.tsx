// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { deployment, renderHook } from '../testing/render-hook.tsx';
import { ConsentProvider, useConsent } from './consent.tsx';

const analytics = { ANALYTICS_NAME: 'Counter', ANALYTICS_SCRIPT_URL: 'https://counter.example/count.js' };
const ads = {
  AD_NETWORK_NAME: 'Ads',
  AD_SCRIPT_URL: 'https://ads.example/ads.js',
  AD_CLIENT: 'pub-1',
  AD_UNITS: 'banner=11 leaderboard=12 rectangle=13 sidebar=14',
};

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

const visit = (settings = {}) =>
  renderHook(useConsent, deployment(settings), (children) => <ConsentProvider>{children}</ConsentProvider>);
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

it('asks nothing where there is nothing to ask for', async () => {
  const consent = await visit();
  expect(consent.current).toMatchObject({ asking: false, purposes: [] });
});

it('loads nothing before a decision, and nothing after a refusal', async () => {
  const consent = await visit({ ...ads, ...analytics });
  expect(consent.current.asking).toBe(true);
  expect(scripts()).toEqual([]);
  await act(async () => consent.current.decide({ ads: 'rejected', analytics: 'rejected' }));
  expect(consent.current.asking).toBe(false);
  expect(scripts()).toEqual([]);
});

it('loads only what was accepted, and takes it back', async () => {
  const consent = await visit({ ...ads, ...analytics });
  await act(async () => consent.current.decide({ ads: 'rejected', analytics: 'accepted' }));
  expect(scripts()).toEqual([analytics.ANALYTICS_SCRIPT_URL]);
  localStorage.setItem('left-by-counter', '1');
  await act(async () => consent.current.askAgain());
  expect(consent.current.asking).toBe(true);
  await act(async () => consent.current.decide({ ads: 'rejected', analytics: 'rejected' }));
  expect(scripts()).toEqual([]);
  expect(localStorage.getItem('left-by-counter')).toBeNull();
});

it('does not ask again on the next visit, unless there is a new partner', async () => {
  const first = await visit(analytics);
  await act(async () => first.current.decide({ analytics: 'accepted' }));
  const second = await visit(analytics);
  expect(second.current).toMatchObject({ asking: false, decisions: { analytics: 'accepted' } });
  const third = await visit({ ...analytics, ...ads });
  expect(third.current).toMatchObject({ asking: true, decisions: { analytics: 'accepted' } });
});
