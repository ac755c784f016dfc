import { bytesAt, startsWith, textIn, viewOf } from '../bytes.ts';
import { APP1, segmentsIn, xmpStart } from '../read/jpeg.ts';

/** In bytes: more than the segments before the picture's data take, but for unusually large thumbnails or profiles. */
const headLength = 512 * 1024;

/** Whether a photo says that a film follows: by XMP, as Google defined it, or in Samsung's list at the end. */
export async function mentionsFilm(file: Blob): Promise<boolean> {
  const head = await bytesAt(file, 0, headLength);
  const packets = segmentsIn(head).segments.filter(({ marker, data }) => marker === APP1 && startsWith(data, xmpStart));
  return packets.some(({ data }) => saysSo(textIn(data))) || (await isInList(file));
}

const camera = 'http://ns.google.com/photos/1.0/camera/';
/** An attribute or an element. The second name is that of files before 2020. */
const isSet = /:(MotionPhoto|MicroVideo)\s*(=\s*["']|>)\s*1\b/;

function saysSo(packet: string): boolean {
  return packet.includes(camera) && isSet.test(packet);
}

/** Samsung's list of what it appended ends with its length and a name. An entry has 12 bytes, after a head. */
const [listEnd, listStart] = ['SEFT', 'SEFH'];
const [endLength, listHeadLength, entryLength] = [8, 12, 12];
const filmType = 0x0a30;
const maxListLength = 4096;

async function isInList(file: Blob): Promise<boolean> {
  if (file.size < endLength) return false;
  const end = await bytesAt(file, file.size - endLength, endLength);
  const length = viewOf(end).getUint32(0, true);
  if (!startsWith(end.subarray(4), listEnd) || length > Math.min(maxListLength, file.size - endLength)) return false;
  const list = await bytesAt(file, file.size - endLength - length, length);
  if (!startsWith(list, listStart)) return false;
  const view = viewOf(list);
  for (let at = listHeadLength; at + entryLength <= length; at += entryLength) {
    if (view.getUint16(at + 2, true) === filmType) return true;
  }
  return false;
}
