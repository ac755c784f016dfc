import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { loadMessages } from '../i18n/messages.ts';
import { Providers } from '../Providers.tsx';
import { deployment } from './render-hook.tsx';

/** Renders a part of an English page inside its providers, until the test ends. */
export async function renderComponent(content: ReactNode): Promise<HTMLElement> {
  const settings = deployment();
  const route = { language: 'en', page: 'png-to-webp' } as const;
  const first = { route, messages: await loadMessages(route, settings), Content: () => null };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  await act(async () =>
    root.render(
      <Providers first={first} settings={settings}>
        {content}
      </Providers>,
    ),
  );
  return place;
}
