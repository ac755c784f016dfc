import { calls, giveUpCall, keyHeader, pathWith, storagePath } from '@image-converter/contract/calls';
import type { Job } from '@image-converter/contract/schemas';

type Body = Uint8Array<ArrayBuffer> | ReadableStream;

/** Makes the five calls as a page does, and returns the raw responses. */
export class Visitor {
  readonly origin: string;
  readonly key: string;
  /** Headers of every call. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(origin: string, key = 'anonymous', headers: Readonly<Record<string, string>> = {}) {
    this.origin = origin;
    this.key = key;
    this.headers = headers;
  }

  /** A different visitor, as reported by a proxy: the server has to trust this machine. */
  at(address: string): Visitor {
    return new Visitor(this.origin, this.key, { ...this.headers, 'x-forwarded-for': address });
  }

  create(bytes: number, changes: Record<string, unknown> = {}): Promise<Response> {
    return this.send(calls.createJob, {
      original_filename: 'holiday.heic',
      source_format: 'heic',
      target_format: 'jpg',
      file_size: bytes,
      status: 'pending',
      ...changes,
    });
  }

  async job(bytes: number, changes: Record<string, unknown> = {}): Promise<Job> {
    const response = await this.create(bytes, changes);
    if (response.status !== 201) throw new Error(`No job: HTTP ${response.status} ${await response.text()}`);
    return (await response.json()) as Job;
  }

  upload({ id, original_filename }: Job, body: Body, filename = original_filename): Promise<Response> {
    const path = pathWith(calls.upload.path, { jobId: id, filename });
    const streamed = body instanceof ReadableStream ? { duplex: 'half' as const } : {};
    return fetch(this.origin + path, {
      method: calls.upload.method,
      headers: { [keyHeader]: this.key, 'content-type': 'application/octet-stream', ...this.headers },
      body,
      ...streamed,
    });
  }

  update({ id, original_filename }: Job, changes: Record<string, unknown> = {}): Promise<Response> {
    const body = { storage_path: storagePath(id, original_filename), status: 'processing', ...changes };
    return this.send({ ...calls.updateJob, path: pathWith(calls.updateJob.path, { id }) }, body);
  }

  convert({ id }: Pick<Job, 'id'>, signal?: AbortSignal): Promise<Response> {
    return this.send(calls.convertImage, { jobId: id }, signal);
  }

  giveUp({ id }: Pick<Job, 'id'>): Promise<Response> {
    return fetch(this.origin + pathWith(giveUpCall.path, { id }), {
      method: giveUpCall.method,
      headers: { [keyHeader]: this.key, ...this.headers },
    });
  }

  /** The first three calls. */
  async uploaded(bytes: Uint8Array<ArrayBuffer>, changes: Record<string, unknown> = {}): Promise<Job> {
    const job = await this.job(bytes.length, changes);
    for (const response of [await this.upload(job, bytes), await this.update(job)]) {
      if (!response.ok) throw new Error(`HTTP ${response.status} ${await response.text()}`);
    }
    return job;
  }

  log(changes: Record<string, unknown> = {}): Promise<Response> {
    return this.send(calls.logConversion, logRow(changes));
  }

  logRows(rows: readonly Record<string, unknown>[]): Promise<Response> {
    return this.send(calls.logConversion, rows.map(logRow));
  }

  send(call: { method: string; path: string }, body: unknown, signal?: AbortSignal): Promise<Response> {
    return fetch(this.origin + call.path, {
      method: call.method,
      headers: { [keyHeader]: this.key, 'content-type': 'application/json', ...this.headers },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  }
}

function logRow(changes: Record<string, unknown>) {
  return {
    source_format: 'png',
    target_format: 'jpg',
    file_size: 1234,
    conversion_type: 'client',
    success: true,
    processing_time_ms: 12,
    ...changes,
  };
}
