import type { Joining } from '@image-converter/codecs/animation/animation';
import { joins } from '@image-converter/codecs/animation/join';
import type { Size } from '@image-converter/formats/inspection';

/** Joins pictures of one size, written by the engine or the server, into one animation. One is in memory at a time. */
export async function joinAnimation(
  target: keyof typeof joins,
  files: readonly Blob[],
  how: Joining & Size,
): Promise<Blob> {
  async function* contents() {
    for (const file of files) yield new Uint8Array(await file.arrayBuffer());
  }
  const join = await joins[target]();
  return new Blob(await join(contents(), how), { type: `image/${target}` });
}
