import { type SiteSettings, siteSettings } from '@image-converter/settings/site';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { SiteProvider } from '../site.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface RenderedHook<Value> {
  /** Return value of the hook in the last render. */
  readonly current: Value;
}

/** A deployment with these settings, and defaults for the rest. */
export function deployment(settings: Readonly<Record<string, string>> = {}): SiteSettings {
  return siteSettings.parse(settings);
}

/** Renders a component that uses the hook, inside its providers, until the test ends. */
export async function renderHook<Value>(
  useHook: () => Value,
  settings: SiteSettings,
  within: (children: ReactNode) => ReactNode,
): Promise<RenderedHook<Value>> {
  const rendered: { current?: Value } = {};
  function Probe() {
    rendered.current = useHook();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(() => root.render(<SiteProvider settings={settings}>{within(<Probe />)}</SiteProvider>));
  return rendered as RenderedHook<Value>;
}
