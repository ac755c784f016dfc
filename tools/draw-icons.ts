import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Draws the icons of the site from icon.svg. Run `npm run docs -- icons` whenever it changes. */

const folder = fileURLToPath(new URL('../apps/web/public', import.meta.url));
const icon = await readFile(join(folder, 'icon.svg'));

function drawIcon(size: number) {
  return sharp(icon, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true });
}

/** An .ico with one PNG in it: a header of 6 bytes, an entry of 16, then the PNG. */
async function drawFavicon(size: number): Promise<Buffer> {
  const png = await drawIcon(size).toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await drawIcon(192).toFile(join(folder, 'icon-192.png'));
await drawIcon(512).toFile(join(folder, 'icon-512.png'));
// Operating systems crop these to various shapes, so the background fills the square and the drawing has a margin.
const ground = { background: '#3a45d1' };
await drawIcon(400)
  .extend({ top: 56, bottom: 56, left: 56, right: 56, ...ground })
  .flatten(ground)
  .toFile(join(folder, 'icon-maskable-512.png'));
await drawIcon(180).flatten(ground).toFile(join(folder, 'apple-touch-icon.png'));
await writeFile(join(folder, 'favicon.ico'), await drawFavicon(32));
