import type { SiteSettings } from '@image-converter/settings/site';
import { storageKeys } from '../storage.ts';

export type Purpose = 'ads' | 'analytics';
export type Decision = 'accepted' | 'rejected';
/** A missing purpose is undecided. */
export type Decisions = Readonly<Partial<Record<Purpose, Decision>>>;

/** Stored with the partner's name, because consent for one ad network does not extend to the next. */
type StoredDecisions = Partial<Record<Purpose, { partner: string; decision: Decision }>>;

/** Purposes this deployment needs consent for. */
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

/** If the browser cannot store it (private mode, blocked storage), the next page load asks again. */
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
