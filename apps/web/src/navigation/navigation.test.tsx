// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '../i18n/messages.ts';
import type { Messages } from '../i18n/source.ts';
import { PageNoticesProvider, useShownPageNotice } from '../notices/page-notices.tsx';
import { routeOf } from '../routes/route.ts';
import { deployment, renderHook } from '../testing/render-hook.tsx';
import { NavigationProvider, useNavigation } from './navigation.tsx';
import type { LoadVisit } from './visit.ts';

vi.mock('../i18n/messages.ts', async (original) => {
  const { loadMessages } = await original<typeof import('../i18n/messages.ts')>();
  return { loadMessages: vi.fn(loadMessages) };
});

const settings = deployment();
const Content = () => null;
const load: LoadVisit = async (route) => ({ route, messages: await loadMessages(route, settings), Content });

beforeEach(() => {
  history.replaceState(null, '', '/en/png-to-jpg?a=1#b');
  vi.mocked(loadMessages).mockClear();
});

/** Renders the page at the current address. `shown` holds the displayed texts. */
async function visit() {
  const route = routeOf(location.pathname, ['en']);
  const messages = await loadMessages(route, settings);
  const shown: { messages: Messages } = { messages };
  const within = (children: ReactNode) => (
    <PageNoticesProvider>
      <NavigationProvider first={{ route, messages, Content }} load={load}>
        {(texts) => {
          shown.messages = texts;
          return children;
        }}
      </NavigationProvider>
    </PageNoticesProvider>
  );
  const hook = () => ({ ...useNavigation(), notice: useShownPageNotice() });
  return { page: await renderHook(hook, settings, within), shown, messages };
}

/** One action of the visitor, including loading and rendering the texts it needs. */
const step = (take: () => unknown) =>
  act(async () => {
    take();
    await vi.dynamicImportSettled();
  });

it('switches the language with its texts and keeps query and hash', async () => {
  const { page, shown, messages } = await visit();
  await step(() => page.current.switchLanguage('de'));
  expect(page.current.route.language).toBe('de');
  expect(location.href).toBe(`${location.origin}/de/png-zu-jpg?a=1#b`);
  expect(shown.messages).not.toEqual(messages);
});

it('stays where it is when a page cannot be loaded, and arrives with the next try', async () => {
  const { page } = await visit();
  vi.mocked(loadMessages).mockRejectedValueOnce(new TypeError('no connection'));
  await step(() => page.current.open('/en/jpg-to-webp'));
  expect(page.current.route.page).toBe('png-to-jpg');
  expect(location.pathname).toBe('/en/png-to-jpg');
  expect(page.current.notice).toMatchObject({ kind: 'load-failed' });
  expect(page.current.notice).not.toHaveProperty('address');
  await step(() => page.current.notice?.kind === 'load-failed' && page.current.notice.retry());
  expect(page.current.route.page).toBe('jpg-to-webp');
  expect(page.current.notice).toBeUndefined();
});

it('offers a full load where the files of the page are gone', async () => {
  const { page } = await visit();
  vi.mocked(loadMessages).mockRejectedValueOnce(new Error('404'));
  await step(() => page.current.open('/en/jpg-to-webp'));
  expect(page.current.notice).toMatchObject({ address: '/en/jpg-to-webp' });
});

it('shows the page that was asked for last, whichever arrives first', async () => {
  const { page, messages } = await visit();
  const slow = Promise.withResolvers<Messages>();
  vi.mocked(loadMessages).mockReturnValueOnce(slow.promise);
  await step(() => page.current.open('/en/jpg-to-webp'));
  await step(() => page.current.open('/en/imprint'));
  expect(page.current.route.page).toBe('imprint');
  await step(() => slow.resolve(messages));
  expect(page.current.route.page).toBe('imprint');
});

it('follows back and forward', async () => {
  const { page } = await visit();
  history.replaceState(null, '', '/es');
  await step(() => dispatchEvent(new PopStateEvent('popstate')));
  expect(page.current.route).toEqual({ language: 'es', page: 'home' });
});
