import type { MetadataGroup } from '@image-converter/formats/metadata-groups';
import type { Policy } from './metadata-policy.ts';

/** Shorter names, such as country codes, occur in too many words. */
const shortestName = 3;
/** More and longer than in any real file. */
const [maxNames, longestName] = [32, 100];
/** No real text is longer, so a longer one is treated as naming a place. */
const longestText = 16_384;
/** What gives coordinates away. No part of it repeats, so that its time grows with the text only. */
const coordinates = /\bgeo|\d[.,]\d{3}|\d ?(?:°|deg\b)|[2-9cfghjmpqrvwx]{4}\+[2-9cfghjmpqrvwx]{2}/i;

/**
 * Which texts may stay if the location is removed. Captions and keywords name places in more ways than a program can
 * know, so they go, unless the visitor keeps them. Names and rights stay: they are there to be read by others.
 */
export function textsAllowed(
  policy: Policy,
  places: readonly string[],
): (group: MetadataGroup | undefined, text: string) => boolean {
  const namesPlace = placeFinder(places);
  return (group, text) => {
    if (group === 'caption') return policy === 'without-location-with-texts' && !namesPlace(text);
    return group !== 'author' || !namesPlace(text);
  };
}

/** Whether a text contains one of these places as a separate word, or coordinates. */
function placeFinder(names: readonly string[]): (text: string) => boolean {
  const known = [...new Set(names.map((name) => name.trim()))].filter(isName);
  const anyOf = known.slice(0, maxNames).map(escaped).join('|');
  const pattern = anyOf ? new RegExp(`(?<!\\p{L})(?:${anyOf})(?!\\p{L})`, 'iu') : undefined;
  return (text) => text.length > longestText || coordinates.test(text) || (pattern?.test(text) ?? false);
}

/** A date stored beside a place is not a name: otherwise every text with a date would be removed. */
function isName(text: string): boolean {
  return text.length >= shortestName && text.length <= longestName && /\p{L}/u.test(text);
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
