/** Compressions we do not support, by their common names, which are the same in every language. */
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
  'NO_PREVIEW',
  'TOO_MANY_FRAMES',
] as const;

/** Reasons why a file cannot be read. A closed list, so that a notice never shows text from a file. */
export const obstacles = [...compressions, ...others] as const;

export type Compression = (typeof compressions)[number];
export type Obstacle = (typeof obstacles)[number];

export function isCompression(obstacle: Obstacle): obstacle is Compression {
  return compressions.some((one) => one === obstacle);
}

/** The obstacle in an error or a response, if it has one. */
export function obstacleIn(carrier: unknown): Obstacle | undefined {
  const named = (carrier as { obstacle?: unknown } | null | undefined)?.obstacle;
  return obstacles.find((one) => one === named);
}
