export const longestName = 40;

/** Without characters that cannot be seen or reorder what is around them. Undefined if nothing is left, or too much. */
export function presetName(text: string): string | undefined {
  const name = text
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .normalize();
  return name && name.length <= longestName ? name : undefined;
}

/** Names that a person would take for the same. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
