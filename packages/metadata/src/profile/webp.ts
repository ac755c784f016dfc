import type { Bytes } from '../bytes.ts';
import { chunksIn } from '../read/webp.ts';
import { fileOf, headerOf } from '../write/webp.ts';
import type { Profiles } from './profiles.ts';

const profileFlag = 0x20;

/** After the extended header, which it requires. */
export function profileInWebp(file: Bytes, { colour }: Profiles): Bytes[] {
  const chunks = chunksIn(file);
  const header = headerOf(chunks);
  header[0] = (header[0] ?? 0) | profileFlag;
  const others = chunks.filter(({ type }) => type !== 'VP8X' && type !== 'ICCP');
  return fileOf([{ type: 'VP8X', data: header }, { type: 'ICCP', data: colour }, ...others]);
}
