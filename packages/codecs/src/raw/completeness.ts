import { type Ifd, type Layout, layoutOf } from '@image-converter/formats/inspect/ifd';
import { numbersIn, rawDirectories } from '@image-converter/formats/inspect/raw-directories';
import * as tag from '@image-converter/formats/inspect/tiff-tags';

const strips = { offsets: tag.stripOffsets, lengths: tag.stripLengths };
const tiles = { offsets: tag.tileOffsets, lengths: tag.tileLengths };
const jpeg = { offsets: tag.jpegOffset, lengths: tag.jpegLength };

/** Whether everything that the directories of a camera raw point to is within the file. */
export function isComplete(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = layoutOf(view);
  return layout !== undefined && [...rawDirectories(view, layout)].every((ifd) => ifd && piecesFit(view, ifd, layout));
}

function piecesFit(view: DataView, ifd: Ifd, layout: Layout): boolean {
  return [strips, tiles, jpeg].every(({ offsets, lengths }) => {
    const starts = numbersIn(view, ifd, offsets, layout);
    const sizes = numbersIn(view, ifd, lengths, layout);
    return starts?.every((start, index) => start + (sizes?.[index] ?? 1) <= view.byteLength) ?? false;
  });
}
