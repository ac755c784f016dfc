/** One of several pictures that follow each other in an answer; its length is in bytes. */
interface Part {
  readonly width: number;
  readonly height: number;
  readonly length: number;
}

/** Such as `1240x1754:48112,1240x1754:50201`. */
export function partsInHeader(parts: readonly Part[]): string {
  return parts.map(({ width, height, length }) => `${width}x${height}:${length}`).join(',');
}

/** Undefined if the header makes no sense. */
export function partsOf(header: string): Part[] | undefined {
  const parts = header.split(',').map((text) => {
    const [width = 0, height = 0, length = 0] = /^(\d+)x(\d+):(\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
    return { width, height, length };
  });
  return parts.every(({ width, height, length }) => width * height * length > 0) ? parts : undefined;
}
