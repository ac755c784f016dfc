import { cornerOf } from './geometry.ts';
import type { VisibleViewport } from './use-viewport.ts';

/** What is seen through transparent pixels. Never larger than the picture, where it would be a bright edge. */
export function Ground({ sight, screen, size }: VisibleViewport) {
  const { x, y } = cornerOf(sight, screen);
  const share = (length: number, of: number) => `${(100 * length) / of}%`;
  return (
    <span
      className="chequered pointer-events-none absolute"
      style={{
        left: share(x, screen.width),
        top: share(y, screen.height),
        width: share(Math.floor(size.width * sight.scale), screen.width),
        height: share(Math.floor(size.height * sight.scale), screen.height),
      }}
    />
  );
}
