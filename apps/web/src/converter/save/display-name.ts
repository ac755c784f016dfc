/** Bidi control characters: with one, "a_gpj.png" would be displayed as "a_gnp.jpg". */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name that is safe to display and to write into a ZIP. */
export function displayName(name: string): string {
  return name.replace(turning, '_');
}
