import type { Format } from '@image-converter/formats/formats';
import type { FromHelper } from './codecs/heic/help.ts';
import { prepareFor } from './codecs/prepare.ts';
import { convertFile } from './convert-file.ts';
import { asConversionError } from './errors.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { receiveModule, refuseModule } from './worker-codecs.ts';

function send(message: FromWorker): void {
  self.postMessage(message);
}

self.onmessage = async ({ data: message }: MessageEvent<ToWorker>) => {
  switch (message.kind) {
    case 'module':
      receiveModule(message.codec, message.module);
      return;
    case 'no-module':
      refuseModule(message.codec);
      return;
    case 'prepare':
      void prepare(message.format, message.file);
      return;
    case 'help':
      void help(message.file, message.leader);
      return;
    case 'convert': {
      const { id, conversion, helpers } = message;
      try {
        send({ kind: 'converted', id, converted: await convertFile(conversion, helpers) });
      } catch (error) {
        const { code, cause } = asConversionError(error, 'DECODE_FAILED');
        send({ kind: 'failed', id, code, reason: String(cause ?? error) });
      }
    }
  }
};

/** A leader that waits for tiles must be told if there will be none. */
async function help(file: Blob, leader: MessagePort): Promise<void> {
  try {
    const { helpWithHeic } = await import('./codecs/heic/help.ts');
    helpWithHeic(file, leader);
  } catch {
    leader.postMessage({ kind: 'failed' } satisfies FromHelper);
  }
}

/** Failures are ignored here: the codec is requested again when a file needs it, and that failure is reported. */
function prepare(format: Format, file: Blob): Promise<void> {
  return prepareFor(format, file).catch(() => {});
}
