import type { SiteSettings } from '@image-converter/settings/site';
import { storageKeys } from '../storage-keys.ts';

export type Purpose = 'ads' | 'analytics';
export type Decision = 'accepted' | 'rejected';
/** A missing purpose has not been decided on. */
export type Decisions = Readonly<Partial<Record<Purpose, Decision>>>;

/** What is stored: each decision with its partner, because accepting one network does not mean accepting the next. */
type StoredDecisions = Partial<Record<Purpose, { partner: string; decision: Decision }>>;

/** What this deployment has to ask for. */
export function purposesOf({ ads, analytics }: SiteSettings): readonly Purpose[] {
  return [...(ads ? (['ads'] as const) : []), ...(analytics ? (['analytics'] as const) : [])];
}

export function allDecided(settings: SiteSettings, decisions: Decisions): boolean {
  return purposesOf(settings).every((purpose) => decisions[purpose]);
}

export function readDecisions(settings: SiteSettings): Decisions {
  try {
    const kept: StoredDecisions = JSON.parse(localStorage.getItem(storageKeys.consent) ?? '{}');
    const stillValid = purposesOf(settings).flatMap((purpose) => {
      const { partner, decision } = kept[purpose] ?? {};
      const counts = partner === settings[purpose]?.script && (decision === 'accepted' || decision === 'rejected');
      return counts ? [[purpose, decision]] : [];
    });
    return Object.fromEntries(stillValid);
  } catch {
    return {};
  }
}

/** A browser that stores nothing (private mode, blocked storage) asks again on the next page load. */
export function writeDecisions(settings: SiteSettings, decisions: Decisions): void {
  const kept = Object.fromEntries(
    purposesOf(settings).map((purpose) => [
      purpose,
      { partner: settings[purpose]?.script, decision: decisions[purpose] },
    ]),
  );
  try {
    localStorage.setItem(storageKeys.consent, JSON.stringify(kept));
  } catch {}
}
