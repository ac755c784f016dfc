import type { SiteSettings } from '@image-converter/settings/site';
import { createContext, type ReactNode, useContext } from 'react';

/** Id of the element that passes the settings from the rendered page to the hydrating script. */
export const settingsElement = 'settings';

/** Marks a document that is still empty because it could not be loaded offline. */
export const shellAttribute = 'data-shell';

const Site = createContext<SiteSettings | undefined>(undefined);

export function SiteProvider({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return <Site value={settings}>{children}</Site>;
}

/** The settings of this deployment. */
export function useSite(): SiteSettings {
  const settings = useContext(Site);
  if (!settings) throw new Error('useSite outside SiteProvider');
  return settings;
}
