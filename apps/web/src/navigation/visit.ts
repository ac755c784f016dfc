import type { SiteSettings } from '@image-converter/settings/site';
import type { ComponentType } from 'react';
import type { Messages } from '../i18n/source.ts';
import type { Route } from '../routes/route.ts';

/** The displayed page: its route, texts and own content, which always change together. */
export interface Visit {
  route: Route;
  messages: Messages;
  /** From a separate chunk: an entire page, or the text about its formats. */
  Content: ComponentType;
}

/** Rejects if any part of the page cannot be loaded. */
export type LoadVisit = (route: Route, settings: SiteSettings) => Promise<Visit>;
