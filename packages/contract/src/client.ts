import { formats } from '@image-converter/formats/formats';
import { sniff } from '@image-converter/formats/sniff';
import { calls, giveUpCall, keyHeader, pathWith, pictureHeaders, statusPath, storagePath } from './calls.ts';
import type { ApiErrorCode } from './errors.ts';
import { HttpError, httpErrorOf } from './http-error.ts';
import type { ClientConversion, Job, NewJob, Status } from './schemas.ts';
import { Stall } from './stall.ts';
import { put } from './upload.ts';

/** The location of the API, and the key that identifies this site to it. */
export interface Api {
  /** Empty for the page's own origin. */
  origin: string;
  key: string;
}

export interface ServerResult {
  blob: Blob;
  width: number;
  height: number;
  pagesOrFrames: number;
}

/** How far the server has got with a file. `fraction` is that of the upload, from 0 to 1. */
export type ServerProgress =
  | { step: 'announcing' }
  | { step: 'uploading'; fraction: number }
  | { step: 'converting' }
  | { step: 'receiving' };

export interface ServerOptions {
  /** If nothing moves for this long, the server is given up. */
  patienceMilliseconds?: number;
  onProgress?: (progress: ServerProgress) => void;
}

/** The length of the queue at the server. */
export interface ServerLine {
  /** The number of conversions waiting for their turn. */
  waiting: number;
  /** How long until a file uploaded now would be converted, without the time for upload and download. */
  expectedSeconds: number;
}

const usualPatienceMilliseconds = 12_000;

/** Logged, but never shown, because the browser finishes the job. */
export class ServerModeError extends Error {
  override name = 'ServerModeError';
  /** NO_SERVER: the next file need not try the server. FILE_DAMAGED: the browser would fail, too. */
  readonly code: 'NO_SERVER' | 'JOB_FAILED' | 'FILE_DAMAGED';
  /** Why the server refused, if it did. */
  readonly reason: ApiErrorCode | undefined;
  /** Lets the operator find the refused call in the log. */
  readonly requestId: string | undefined;

  constructor(message: string, code: ServerModeError['code'], cause: unknown) {
    super(message, { cause });
    this.code = code;
    this.reason = cause instanceof HttpError ? cause.reason : undefined;
    this.requestId = cause instanceof HttpError ? cause.requestId : undefined;
  }
}

/** The first four calls: job, upload, update, conversion. If they do not complete, the job is given up. */
export async function convertOnServer(
  signal: AbortSignal,
  api: Api,
  file: File,
  source: NewJob['source_format'],
  { patienceMilliseconds = usualPatienceMilliseconds, onProgress = () => {} }: ServerOptions = {},
): Promise<ServerResult> {
  const stall = new Stall(signal, patienceMilliseconds);
  try {
    onProgress({ step: 'announcing' });
    const job = await createJob(stall, api, file, source).catch((cause) => {
      const code = isNoServer(cause) ? 'NO_SERVER' : 'JOB_FAILED';
      throw new ServerModeError('Failed to create conversion job', code, cause);
    });
    return await finishOrGiveUp(stall, api, file, job, onProgress);
  } finally {
    stall.end();
  }
}

async function finishOrGiveUp(
  stall: Stall,
  api: Api,
  file: File,
  job: Pick<Job, 'id'>,
  onProgress: (progress: ServerProgress) => void,
): Promise<ServerResult> {
  const leave = () => giveUp(api, job);
  globalThis.addEventListener?.('pagehide', leave);
  try {
    await upload(stall, api, file, job, onProgress).catch((cause) => {
      throw new ServerModeError('Failed to upload file', 'JOB_FAILED', cause);
    });
    onProgress({ step: 'converting' });
    return await convertImage(stall, api, job, onProgress).catch((cause) => {
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

/** Makes the server delete the upload at once. The call outlives the page, and nothing waits for it. */
function giveUp(api: Api, { id }: Pick<Job, 'id'>): void {
  const { method, path } = giveUpCall;
  fetch(api.origin + pathWith(path, { id }), { method, headers: headersFor(api), keepalive: true }).catch(() => {
    // The server notices by itself a minute later.
  });
}

/** The fifth call. It outlives the page, and nothing depends on its outcome. */
export async function logConversion(api: Api, conversion: ClientConversion): Promise<void> {
  const { method, path } = calls.logConversion;
  const response = await fetch(api.origin + path, {
    method,
    headers: { ...headersFor(api), 'content-type': 'application/json' },
    body: JSON.stringify(conversion),
    keepalive: true,
  });
  if (!response.ok) throw new HttpError(response.status);
}

/**
 * The current wait at the server; undefined if no server converts. Static hosting answers with a page, or not at all.
 */
export async function serverLine(api: Api): Promise<ServerLine | undefined> {
  try {
    const response = await fetch(api.origin + statusPath, { cache: 'no-store' });
    const status = (await response.json()) as Status;
    if (!response.ok || status.conversion !== 'on') return undefined;
    return { waiting: Number(status.waiting) || 0, expectedSeconds: Number(status.expectedSeconds) || 0 };
  } catch {
    return undefined;
  }
}

/** Whether there is a server that converts. */
export async function serverConverts(api: Api): Promise<boolean> {
  return (await serverLine(api)) !== undefined;
}

/** Static hosting does not know the call or its method; an unreachable server does not answer. */
function isNoServer(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 404 || error.status === 405;
  // What fetch rejects with when there is no connection.
  return error instanceof TypeError;
}

/** Only for answers of the decoder: for an upload, the same reasons mean that it was interrupted. */
function isDamaged(error: unknown): boolean {
  return error instanceof HttpError && (error.reason === 'CORRUPT' || error.reason === 'INCOMPLETE');
}

async function createJob(
  stall: Stall,
  api: Api,
  file: File,
  source: NewJob['source_format'],
): Promise<Pick<Job, 'id'>> {
  const job: NewJob = {
    original_filename: file.name,
    source_format: source,
    target_format: 'jpg',
    file_size: file.size,
    status: 'pending',
  };
  const response = await send(stall, api, calls.createJob, job);
  const { id } = (await response.json()) as Partial<Job>;
  if (!id) throw new Error('no job id');
  return { id };
}

async function upload(
  stall: Stall,
  api: Api,
  file: File,
  { id }: Pick<Job, 'id'>,
  onProgress: (progress: ServerProgress) => void,
): Promise<void> {
  const path = storagePath(id, file.name);
  const address = pathWith(calls.upload.path, { jobId: id, filename: path.slice(path.lastIndexOf('/') + 1) });
  onProgress({ step: 'uploading', fraction: 0 });
  await put(stall, api.origin + address, headersFor(api), file, (fraction) =>
    onProgress({ step: 'uploading', fraction }),
  );
  await send(stall, api, calls.updateJob, { storage_path: path, status: 'processing' }, { id });
}

async function convertImage(
  stall: Stall,
  api: Api,
  { id }: Pick<Job, 'id'>,
  onProgress: (progress: ServerProgress) => void,
): Promise<ServerResult> {
  const response = await send(stall, api, calls.convertImage, { jobId: id });
  onProgress({ step: 'receiving' });
  const bytes = await readAll(stall, response);
  if (sniff(bytes) !== 'jpg') throw new Error('no JPG in the answer');
  const number = (name: string) => Number(response.headers.get(name)) || 0;
  const width = number(pictureHeaders.width);
  const height = number(pictureHeaders.height);
  if (width === 0 || height === 0) throw new Error('no size in the answer');
  const blob = new Blob([bytes], { type: formats.jpg.mediaType });
  return { blob, width, height, pagesOrFrames: number(pictureHeaders.pages) || 1 };
}

/** A large answer on a slow connection keeps moving, although it is not complete yet. */
async function readAll(stall: Stall, response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const moves = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      stall.moved();
      controller.enqueue(part);
    },
  });
  return new Uint8Array(await new Response(response.body?.pipeThrough(moves)).arrayBuffer());
}

async function send(
  stall: Stall,
  api: Api,
  call: { method: string; path: string },
  body: unknown,
  values: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(api.origin + pathWith(call.path, values), {
    method: call.method,
    headers: { ...headersFor(api), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal: stall.signal,
  });
  stall.moved();
  if (!response.ok) throw await httpErrorOf(response);
  return response;
}

function headersFor({ key }: Api): Record<string, string> {
  return { [keyHeader]: key };
}
