import type { Codec } from '../protocol.ts';
import { codecModule } from '../worker-codecs.ts';

/** Gets a codec ready to work in this worker. */
export async function prepareCodec(codec: Codec): Promise<void> {
  if (codec === 'heic') await (await import('./heic/instance.ts')).libheif();
  else if (codec === 'magick') await (await import('./magick/in-worker.ts')).magickReady();
  else await codecModule(codec);
}
