import { lightToSrgb } from '../colour/light-to-srgb.ts';
import { applied, identity } from '../colour/matrix.ts';
import type { Pixels } from '../pixels.ts';
import { type Block, samplesIn } from './blocks.ts';
import type { Header } from './header.ts';
import type { Placed } from './placed-channels.ts';
import { matrixOf } from './primaries.ts';

/** Paints blocks of linear light, premultiplied with alpha, at their position in the display window. */
export function paintLight(
  blocks: Iterable<Block>,
  header: Header,
  { colours, alpha }: Placed & { kind: 'light' },
  rgba: Pixels['data'],
): void {
  const { display } = header;
  const matrix = matrixOf(header);
  for (const block of blocks) {
    const { left, top, width, height } = block;
    for (let line = 0; line < height; line += 1) {
      const y = top + line - display.top;
      if (y < 0 || y >= display.height) continue;
      const [red, green, blue] = colours.map((one) => samplesIn(block, line, one));
      const covers = samplesIn(block, line, alpha);
      for (let column = 0; column < width; column += 1) {
        const x = left + column - display.left;
        if (x < 0 || x >= display.width) continue;
        const to = (y * display.width + x) * 4;
        const cover = covers ? Math.min(Math.max(covers(column), 0), 1) : 1;
        rgba[to + 3] = cover * 255;
        if (cover === 0) continue;
        let r = red ? red(column) / cover : 0;
        let g = green ? green(column) / cover : 0;
        let b = blue ? blue(column) / cover : 0;
        if (matrix !== identity) [r, g, b] = applied(matrix, [r, g, b]);
        rgba[to] = lightToSrgb(r);
        rgba[to + 1] = lightToSrgb(g);
        rgba[to + 2] = lightToSrgb(b);
      }
    }
  }
}
