/**
 * Several frames, but counting them would require decoding them all. A finite number, so that it survives being stored
 * as text.
 */
export const uncounted = Number.MAX_SAFE_INTEGER;
