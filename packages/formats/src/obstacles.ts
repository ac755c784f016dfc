/** Compressions that we do not read, by the names that people know, which are the same in every language. */
const compressions = [
  'AV1',
  'BC6H',
  'DNG JPEG',
  'EVC',
  'H.264',
  'H.266',
  'HEIF JPEG',
  'ISO/IEC 23001-17',
  'JBIG',
  'JBIG2',
  'JPEG 2000',
  'JPEG XL',
  'JPEG XR',
  'LERC',
  'LZMA',
  'Pixar Film',
  'PNG',
  'ZIP',
  'Zstandard',
] as const;

/** Everything else. Each has a text in every language. */
const others = [
  'UNKNOWN_COMPRESSION',
  'KIND_OF_PIXELS',
  'NO_MERGED_PICTURE',
  'PASSWORD',
  'NO_STILL_PICTURE',
  'NO_SUCH_PAGE',
  'PAGE_TOO_LARGE',
  'FOREIGN_OBJECT',
  'LINKED_FILES',
  'MISSING_FONTS',
  'NUMBERS',
] as const;

/** What in a file keeps us from reading it. A list of our own, so that a notice never shows what a file says. */
export const obstacles = [...compressions, ...others] as const;

export type Compression = (typeof compressions)[number];
export type Obstacle = (typeof obstacles)[number];

export function isCompression(obstacle: Obstacle): obstacle is Compression {
  return compressions.some((one) => one === obstacle);
}

/** The obstacle that an error or an answer names, wherever it comes from. */
export function obstacleIn(carrier: unknown): Obstacle | undefined {
  const named = (carrier as { obstacle?: unknown } | null | undefined)?.obstacle;
  return obstacles.find((one) => one === named);
}
