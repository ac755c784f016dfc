import type { SiteSettings } from '@image-converter/settings/site';
import type { ComponentType } from 'react';
import type { Messages } from '../i18n/source.ts';
import type { Route } from '../routes/route.ts';

/** The page on screen: its route, its texts and what else it alone needs, which only ever change together. */
export interface Visit {
  route: Route;
  messages: Messages;
  /** In a script of its own: a whole page, or what it says about its formats. */
  Content?: ComponentType | undefined;
}

/** Rejects if something of the page cannot be loaded. */
export type LoadVisit = (route: Route, settings: SiteSettings) => Promise<Visit>;
