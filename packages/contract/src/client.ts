import { formats } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { Report } from '@image-converter/formats/report';
import { sniff } from '@image-converter/formats/sniff';
import { calls, giveUpCall, pathWith, pictureHeaders, storagePath } from './calls.ts';
import { HttpError } from './http-error.ts';
import { partsOf } from './parts.ts';
import { ProgressTimeout } from './progress-timeout.ts';
import { type Api, headersFor, readAll, send } from './request.ts';
import type { Job, NewJob } from './schemas.ts';
import { ServerModeError } from './server-mode-error.ts';
import { put } from './upload.ts';

interface ServerPicture extends Size {
  blob: Blob;
  /** Only the first of several pictures has one. */
  report?: Report;
}

export interface ServerResult {
  /** One per requested page and size. */
  outputs: readonly [ServerPicture, ...ServerPicture[]];
  pagesOrFrames: number;
}

/** Progress of a file on the server. `fraction` is that of the upload, from 0 to 1. */
export type ServerProgress =
  | { step: 'announcing' }
  | { step: 'uploading'; fraction: number }
  | { step: 'converting' }
  | { step: 'receiving' };

export interface ServerJob {
  file: File;
  source: NewJob['source_format'];
  options: ConversionOptions;
}

export interface ServerWatch {
  /** Timeout without progress, after which the server is abandoned. */
  timeoutMs?: number;
  onProgress?: (progress: ServerProgress) => void;
}

const defaultTimeoutMs = 12_000;

/** The first four calls: job, upload, update, conversion. If they do not complete, the job is cancelled. */
export async function convertOnServer(
  signal: AbortSignal,
  api: Api,
  serverJob: ServerJob,
  { timeoutMs = defaultTimeoutMs, onProgress = () => {} }: ServerWatch = {},
): Promise<ServerResult> {
  const timeout = new ProgressTimeout(signal, timeoutMs);
  try {
    onProgress({ step: 'announcing' });
    const job = await createJob(timeout, api, serverJob).catch((cause) => {
      const code = isNoServer(cause) ? 'NO_SERVER' : 'JOB_FAILED';
      throw new ServerModeError('Failed to create conversion job', code, cause);
    });
    return await finishOrGiveUp(timeout, api, serverJob, job, onProgress);
  } finally {
    timeout.end();
  }
}

async function finishOrGiveUp(
  timeout: ProgressTimeout,
  api: Api,
  { file, options }: ServerJob,
  job: Pick<Job, 'id'>,
  onProgress: (progress: ServerProgress) => void,
): Promise<ServerResult> {
  const leave = () => giveUp(api, job);
  globalThis.addEventListener?.('pagehide', leave);
  try {
    await upload(timeout, api, file, job, onProgress).catch((cause) => {
      throw new ServerModeError('Failed to upload file', 'JOB_FAILED', cause);
    });
    onProgress({ step: 'converting' });
    return await convertImage(timeout, api, job, options, onProgress).catch((cause) => {
      const code = isDamaged(cause) ? 'FILE_DAMAGED' : 'JOB_FAILED';
      throw new ServerModeError('Conversion service unavailable', code, cause);
    });
  } catch (error) {
    leave();
    throw error;
  } finally {
    globalThis.removeEventListener?.('pagehide', leave);
  }
}

/** Makes the server delete the upload at once. Uses keepalive, so it outlives the page; nothing waits for it. */
function giveUp(api: Api, { id }: Pick<Job, 'id'>): void {
  const { method, path } = giveUpCall;
  fetch(api.origin + pathWith(path, { id }), { method, headers: headersFor(api), keepalive: true }).catch(() => {
    // The server notices by itself a minute later.
  });
}

/** Static hosting does not know the call or its method; an unreachable server does not respond. */
function isNoServer(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 404 || error.status === 405;
  // fetch rejects with TypeError when there is no connection.
  return error instanceof TypeError;
}

/** Only for responses of the decoder: for an upload, the same codes mean that it was interrupted. */
function isDamaged(error: unknown): boolean {
  return error instanceof HttpError && (error.reason === 'CORRUPT' || error.reason === 'INCOMPLETE');
}

async function createJob(
  timeout: ProgressTimeout,
  api: Api,
  { file, source, options }: ServerJob,
): Promise<Pick<Job, 'id'>> {
  const { target, ...choices } = options;
  const job: NewJob = {
    original_filename: file.name,
    source_format: source,
    target_format: target,
    options: choices,
    file_size: file.size,
    status: 'pending',
  };
  const response = await send(timeout, api, calls.createJob, job);
  const { id } = (await response.json()) as Partial<Job>;
  if (!id) throw new Error('no job id');
  return { id };
}

async function upload(
  timeout: ProgressTimeout,
  api: Api,
  file: File,
  { id }: Pick<Job, 'id'>,
  onProgress: (progress: ServerProgress) => void,
): Promise<void> {
  const path = storagePath(id, file.name);
  const address = pathWith(calls.upload.path, { jobId: id, filename: path.slice(path.lastIndexOf('/') + 1) });
  onProgress({ step: 'uploading', fraction: 0 });
  await put(timeout, api.origin + address, headersFor(api), file, (fraction) =>
    onProgress({ step: 'uploading', fraction }),
  );
  await send(timeout, api, calls.updateJob, { storage_path: path, status: 'processing' }, { id });
}

async function convertImage(
  timeout: ProgressTimeout,
  api: Api,
  { id }: Pick<Job, 'id'>,
  options: ConversionOptions,
  onProgress: (progress: ServerProgress) => void,
): Promise<ServerResult> {
  const response = await send(timeout, api, calls.convertImage, { jobId: id });
  onProgress({ step: 'receiving' });
  const bytes = await readAll(timeout, response);
  const { headers } = response;
  const parts = headers.get(pictureHeaders.parts);
  const whole = `${headers.get(pictureHeaders.width)}x${headers.get(pictureHeaders.height)}:${bytes.length}`;
  const [first, ...others] = picturesIn(bytes, parts ?? whole, options);
  const report = headers.get(pictureHeaders.report);
  return {
    outputs: [report ? { ...first, report: JSON.parse(report) as Report } : first, ...others],
    pagesOrFrames: Number(headers.get(pictureHeaders.pages)) || 1,
  };
}

/** Throws unless every part is what was requested. */
function picturesIn(
  bytes: Uint8Array<ArrayBuffer>,
  header: string,
  { target, favicons }: ConversionOptions,
): ServerResult['outputs'] {
  let end = 0;
  const pictures = partsOf(header)?.map(({ width, height, length }) => {
    const part = bytes.subarray(end, end + length);
    end += length;
    const found = sniff(part);
    const isWanted = found === target || (favicons && found === 'png');
    if (!isWanted) throw new Error(`no ${formats[target].label} in the answer`);
    return { blob: new Blob([part], { type: formats[found].mediaType }), width, height };
  });
  if (!pictures || end !== bytes.length) throw new Error('no size in the answer');
  return pictures as [ServerPicture, ...ServerPicture[]];
}
