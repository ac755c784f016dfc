/** Shorter names, such as codes of countries, stand in too many words. */
const shortestName = 3;
/** More than a real file has. */
const mostNames = 64;
/** How photo services write coordinates into keywords. */
const coordinates = /\bgeo:|\bgeotagged\b|-?\d{1,3}\.\d{3,}\s*[,;/ ]\s*-?\d{1,3}\.\d{3,}|\d\s*°\s*\d/i;

/** Whether a text names one of these places as a word of its own, or coordinates. */
export function placeFinder(names: readonly string[]): (text: string) => boolean {
  const known = [...new Set(names.map((name) => name.trim()))].filter((name) => name.length >= shortestName);
  const patterns = known.slice(0, mostNames).map((name) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'iu'));
  return (text) => coordinates.test(text) || patterns.some((pattern) => pattern.test(text));
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
