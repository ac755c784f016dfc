/** Compressions that we do not read, by the names that people know, which are the same in every language. */
const compressions = [
  'B44',
  'BC6H',
  'DNG JPEG',
  'DWA',
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

/** How pixels are stored, other than by a compression. */
const storage = ['KIND_OF_PIXELS', 'LAYERS_NOT_MERGED'] as const;

/** Everything else. Each has a text in every language. */
const others = ['UNKNOWN_COMPRESSION', 'PASSWORD', 'NO_STILL_PICTURE'] as const;

/** What in a file keeps us from reading it. A list of our own, so that a notice never shows what a file says. */
export const obstacles = [...compressions, ...storage, ...others] as const;

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
