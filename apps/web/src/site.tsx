import type { SiteSettings } from '@image-converter/settings/site';
import { createContext, type ReactNode, useContext } from 'react';

/** Id of the element in which a rendered page hands its settings to the script that hydrates it. */
export const settingsElement = 'settings';

/** Marks a document that has no content yet, because there was no connection to load it. */
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
