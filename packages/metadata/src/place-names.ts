/** Shorter names, such as country codes, occur in too many words. */
const shortestName = 3;
/** More and longer than in any real file. */
const [maxNames, longestName] = [32, 100];
/** No real description is longer, so a longer text is treated as naming a place. */
const longestText = 16_384;
/** Coordinates as photo services write them into keywords. */
const coordinates = /\bgeo:|\bgeotagged\b|-?\d{1,3}\.\d{3,}\s*[,;/ ]\s*-?\d{1,3}\.\d{3,}|\d\s*°\s*\d/i;

/** Whether a text contains one of these places as a separate word, or coordinates. */
export function placeFinder(names: readonly string[]): (text: string) => boolean {
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
