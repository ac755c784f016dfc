import type { SiteSettings } from '@image-converter/settings/site';

export type Decision = 'accepted' | 'rejected';

const key = 'consent';

/**
 * Whom the decision is about. A decision about other partners than today's does not count:
 * who accepted one network has not accepted the next.
 */
function partnersOf({ ads, analytics }: SiteSettings): string {
  return [ads?.script, analytics?.script].filter(Boolean).join(' ');
}

export function needsConsent(settings: SiteSettings): boolean {
  return partnersOf(settings) !== '';
}

export function readDecision(settings: SiteSettings): Decision | undefined {
  try {
    const { decision, partners } = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (partners !== partnersOf(settings)) return undefined;
    return decision === 'accepted' || decision === 'rejected' ? decision : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that stores nothing (private mode, blocked storage) asks again on the next page load. */
export function writeDecision(settings: SiteSettings, decision: Decision): void {
  try {
    localStorage.setItem(key, JSON.stringify({ decision, partners: partnersOf(settings) }));
  } catch {}
}
