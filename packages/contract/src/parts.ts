/** One of several consecutive pictures in a response; `length` is in bytes. */
interface Part {
  readonly width: number;
  readonly height: number;
  readonly length: number;
}

/** For example `1240x1754:48112,1240x1754:50201`. */
export function partsInHeader(parts: readonly Part[]): string {
  return parts.map(({ width, height, length }) => `${width}x${height}:${length}`).join(',');
}

/** Undefined if the header is malformed. */
export function partsOf(header: string): Part[] | undefined {
  const parts = header.split(',').map((text) => {
    const [width = 0, height = 0, length = 0] = /^(\d+)x(\d+):(\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
    return { width, height, length };
  });
  return parts.every(({ width, height, length }) => width * height * length > 0) ? parts : undefined;
}
