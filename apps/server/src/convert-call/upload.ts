import type { IncomingMessage } from 'node:http';
import { formats, isServerFormat } from '@image-converter/formats/formats';
import { sniff, sniffedBytes } from '@image-converter/formats/sniff';
import { ApiError } from '../api-error.ts';
import type { SentFile } from '../jobs/jobs.ts';
import { tooSlow } from '../jobs/refusals.ts';
import { optionsIn } from './fields.ts';
import { readForm } from './form.ts';

/** Reads the options and the beginning of the file, which says what it is. The rest is left to be stored. */
export async function readUpload(request: IncomingMessage, maxBytes: number, milliseconds: number): Promise<SentFile> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow()), milliseconds);
  try {
    return await Promise.race([uploadIn(request, maxBytes), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function uploadIn(request: IncomingMessage, maxBytes: number): Promise<SentFile> {
  const { fields, file } = await readForm(request, maxBytes);
  const { target, ...options } = optionsIn(fields);
  const format = sniff(await file.head(sniffedBytes));
  if (!format || !isServerFormat(format)) {
    throw new ApiError('FORMAT_MISMATCH', 'The file is not in a format that this server converts');
  }
  const [extension] = formats[format].extensions;
  const job = { source_format: extension, target_format: target, options, file_size: file.size };
  return { job, body: file.body, bytes: () => file.bytes };
}
