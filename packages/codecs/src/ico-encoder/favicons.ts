import type { EncodedFile, EncodeSettings } from '../codec.ts';
import { flatten, type Pixels, rgbaPixels } from '../pixels.ts';
import { encodePng, rowsIn } from '../png/encode.ts';
import { encodeIcons } from './encode.ts';
import { squareOf } from './shrink.ts';

/** For browser tabs, bookmarks and the results of search engines. */
const tabSides = [16, 32, 48];
/** For Apple's home screens, which draw transparent pixels black. */
const appleSide = 180;
/** For other home screens, through a web app manifest. */
const appSides = [192, 512];

/** The icons of a website, made from a square picture. */
export async function faviconsOf(
  picture: Pixels<4>,
  { background }: Pick<EncodeSettings, 'background'>,
): Promise<EncodedFile[]> {
  const apple = squareOf(picture, appleSide);
  flatten(apple, background);
  const own = Math.max(...tabSides);
  const tab = new Blob(encodeIcons(squareOf(picture, own), tabSides), { type: 'image/vnd.microsoft.icon' });
  return [
    { encoded: tab, width: own, height: own },
    await pngFile(apple),
    ...(await Promise.all(appSides.map((side) => pngFile(squareOf(picture, side))))),
  ];
}

async function pngFile({ width, height, data }: Pixels<4>): Promise<EncodedFile> {
  const { opaque } = rgbaPixels({ width, height }, data);
  const layout = { width, height, channels: opaque ? 3 : 4 } as const;
  const parts = await encodePng(layout, rowsIn(data, layout));
  return { encoded: new Blob(parts, { type: 'image/png' }), width, height };
}
