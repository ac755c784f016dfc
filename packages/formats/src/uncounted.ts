/** Several frames, of which only decoding all would tell how many: a number, so that it survives being stored as text. */
export const uncounted = Number.MAX_SAFE_INTEGER;
