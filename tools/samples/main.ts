import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawBalloon } from './balloon.ts';
import { heicOf } from './heic.ts';
import { drawLighthouse } from './lighthouse.ts';
import { drawMountains } from './mountains.ts';
import { drawOranges } from './oranges.ts';
import type { Picture } from './paint.ts';

/** Draws the pictures that the site offers to visitors who have none at hand, and their thumbnails. */

interface Sample {
  readonly draw: () => Picture;
  readonly encode: (picture: Picture) => Uint8Array | Promise<Uint8Array>;
}

const samples: Record<string, Sample> = {
  'balloon.png': {
    draw: drawBalloon,
    encode: (picture) => imageOf(picture).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer(),
  },
  'mountains.webp': {
    draw: drawMountains,
    encode: (picture) => imageOf(picture).removeAlpha().webp({ quality: 82, effort: 6 }).toBuffer(),
  },
  'lighthouse.tiff': {
    draw: drawLighthouse,
    encode: (picture) =>
      imageOf(picture).removeAlpha().tiff({ compression: 'deflate', predictor: 'horizontal' }).toBuffer(),
  },
  'oranges.heic': { draw: drawOranges, encode: heicOf },
};

const folder = new URL('../../apps/web/src/converter/samples/', import.meta.url);
for (const name of ['files', 'thumbs']) mkdirSync(new URL(name, folder), { recursive: true });

const sizes: Record<string, number> = {};
for (const [name, { draw, encode }] of Object.entries(samples)) {
  const picture = draw();
  const file = await encode(picture);
  sizes[name] = file.length;
  writeFileSync(new URL(`files/${name}`, folder), file);
  const thumb = await imageOf(picture).resize(120, 90).webp({ quality: 45, alphaQuality: 40, effort: 6 }).toBuffer();
  writeFileSync(new URL(`thumbs/${name.replace(/\.\w+$/, '.webp')}`, folder), thumb);
}
writeFileSync(new URL('sizes.json', folder), `${JSON.stringify(sizes, null, 2)}\n`);

function imageOf({ width, height, data }: Picture) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}
