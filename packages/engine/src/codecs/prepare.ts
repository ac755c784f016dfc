import type { Codec } from '../protocol.ts';
import { codecModule } from '../worker-codecs.ts';

/** Gets a codec ready to work in this worker, with all the scripts around it. */
export async function prepareCodec(codec: Codec): Promise<void> {
  if (codec === 'heic') await prepareHeic();
  else if (codec === 'magick') await (await import('./magick/in-worker.ts')).magickReady();
  else await codecModule(codec);
}

async function prepareHeic(): Promise<void> {
  const scripts = Promise.all([import('./heic/decode.ts'), import('./heic/help.ts')]);
  const { libheif } = await import('./heic/instance.ts');
  await Promise.all([libheif(), scripts]);
}
