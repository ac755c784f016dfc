/** Characters that turn the direction of what follows: with one, "a_gpj.png" would be read as "a_gnp.jpg". */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name as a visitor may trust it, and as it is written into a ZIP. */
export function displayName(name: string): string {
  return name.replace(turning, '_');
}
