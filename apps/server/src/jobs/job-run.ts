import { storagePath } from '@image-converter/contract/calls';
import type { ConversionJob } from '../database/rows.ts';
import type { ConvertedPicture } from '../decoding/decoding-child.ts';
import { abandon, deleteUpload, endJob } from './ending.ts';
import type { JobServices } from './job-services.ts';
import type { OpenJobs } from './open-jobs.ts';
import { outcomeOf, refusalFor, whyNotDecoded } from './refusals.ts';
import type { RowWriter } from './row-writer.ts';
import type { Place } from './unsent-answers.ts';

/** Sends the picture; resolves to false if the visitor did not take all of it. */
export type Deliver = (signal: AbortSignal, picture: ConvertedPicture) => Promise<boolean>;

/** `ABORTED`: the visitor left or cancelled, which does not count as a failure. */
const aborted = 'ABORTED';

/** Runs a job: converts its upload, deletes it, delivers the picture and logs the result. */
export class JobRunner {
  readonly #services: JobServices;
  readonly #open: OpenJobs;
  readonly #rows: RowWriter;

  constructor(services: JobServices, open: OpenJobs, rows: RowWriter) {
    this.#services = services;
    this.#open = open;
    this.#rows = rows;
  }

  async run(left: AbortSignal, job: ConversionJob, userAgent: string, deliver: Deliver): Promise<void> {
    const { id } = job;
    using open = this.#open.open(id);
    const signal = AbortSignal.any([left, open.signal]);
    const visitor = job.visitor ?? id;
    using place = this.#services.answers.placeFor(visitor, signal);
    const start = performance.now();
    const elapsed = () => Math.round(performance.now() - start);
    try {
      const picture = await this.#convert(signal, job, visitor, place);
      const processingTimeMs = elapsed();
      const isDeleted = await deleteUpload(this.#services, id);
      const isDelivered = !signal.aborted && (await deliver(signal, picture));
      release(picture.bytes);
      this.#count(job, userAgent, isDelivered ? 'completed' : aborted, processingTimeMs);
      await endJob(this.#services, id, { status: isDelivered ? 'completed' : 'failed', isDeleted });
    } catch (error) {
      this.#count(job, userAgent, outcomeOf(error), elapsed());
      await abandon(this.#services, id);
      throw refusalFor(error);
    }
  }

  async #convert(signal: AbortSignal, job: ConversionJob, visitor: string, place: Place) {
    const { pool, storage } = this.#services;
    const { options } = job;
    const size = sizeOf(job);
    const open = () => storage.open(storagePath(job.id, job.originalFilename), size);
    try {
      await place.expect(size);
      return await pool.convert(signal, { options, open, size, visitor, room: place.take });
    } catch (error) {
      throw whyNotDecoded(error);
    }
  }

  /** Each conversion adds one row to the log, in the background; a cancelled one adds none. */
  #count(job: ConversionJob, userAgent: string, outcome: string, processingTimeMs: number): void {
    this.#services.metrics.converted(outcome, processingTimeMs / 1000);
    if (outcome === aborted) return;
    const { sourceFormat, options } = job;
    const row = {
      createdAt: Date.now(),
      sourceFormat,
      targetFormat: options.target,
      fileSize: sizeOf(job),
      conversionType: 'server',
      success: outcome === 'completed',
      processingTimeMs,
      userAgent,
    } as const;
    this.#rows.add(row);
  }
}

function sizeOf({ uploadedBytes }: ConversionJob): number {
  return uploadedBytes ?? 0;
}

/** Frees the memory at once: to the garbage collector, a buffer of many megabytes looks like one small object. */
function release({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
