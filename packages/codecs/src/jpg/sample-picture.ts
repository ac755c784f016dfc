import { flatten, type Pixels, rgbaPixels } from '../pixels.ts';
import { type PictureSample, sheetFor } from './sheet.ts';

/** Sample sheet of a picture in memory, on its background. */
export function samplePicture(picture: Pixels, background: string): PictureSample {
  const sheet = sheetFor(picture);
  if (sheet.squares.length === 1 && isSheet(picture)) return { sheet, rgba: picture.data };
  const looked = rgbaPixels(sheet, new Uint8ClampedArray(sheet.width * sheet.height * 4), false);
  const { width, channels, data } = picture;
  const [green, blue] = channels === 1 ? [0, 0] : [1, 2];
  for (const { from, to } of sheet.squares) {
    for (let y = 0; y < sheet.square.height; y += 1) {
      let at = ((from.y + y) * width + from.x) * channels;
      let put = ((to.y + y) * sheet.width + to.x) * 4;
      for (let x = 0; x < sheet.square.width; x += 1, at += channels, put += 4) {
        looked.data[put] = data[at] as number;
        looked.data[put + 1] = data[at + green] as number;
        looked.data[put + 2] = data[at + blue] as number;
        looked.data[put + 3] = channels === 4 ? (data[at + 3] as number) : 255;
      }
    }
  }
  if (!picture.opaque) flatten(looked, background);
  return { sheet, rgba: looked.data };
}

/** Whether its pixels can be used directly: no background needed, readable as words. */
function isSheet({ channels, opaque, data }: Pixels): boolean {
  return channels === 4 && opaque && data.byteOffset % 4 === 0;
}
