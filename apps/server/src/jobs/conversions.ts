import { storagePath } from '@image-converter/contract/calls';
import type { ConversionJob } from '../database/conversion-job.ts';
import type { Conversion } from '../decoding/pool.ts';
import { abandon, deleteUpload, endJob } from './ending.ts';
import type { JobServices } from './job-services.ts';
import type { LogWriter } from './log-writer.ts';
import type { OpenJobs } from './open-jobs.ts';
import { outcomeOf, refusalFor, whyNotDecoded } from './refusals.ts';

/** Sends the picture; false when the visitor did not take all of it. */
export type Deliver = (signal: AbortSignal, picture: Conversion) => Promise<boolean>;

/** `ABORTED`: the visitor left or cancelled, which does not count as a failure. */
const aborted = 'ABORTED';

/** Runs the conversion of a job: decodes it, deletes the upload, delivers the picture and logs the result. */
export class Conversions {
  readonly #services: JobServices;
  readonly #open: OpenJobs;
  readonly #log: LogWriter;

  constructor(services: JobServices, open: OpenJobs, log: LogWriter) {
    this.#services = services;
    this.#open = open;
    this.#log = log;
  }

  async convert(left: AbortSignal, job: ConversionJob, userAgent: string, deliver: Deliver): Promise<void> {
    const { id } = job;
    using open = this.#open.open(id);
    const signal = AbortSignal.any([left, open.signal]);
    const visitor = job.visitor ?? id;
    using place = this.#services.answers.placeFor(visitor, signal);
    const start = performance.now();
    const elapsed = () => Math.round(performance.now() - start);
    try {
      const picture = await this.#decode(signal, job, visitor, place.take);
      const processingTimeMs = elapsed();
      const isDeleted = await deleteUpload(this.#services, id);
      const isDelivered = !signal.aborted && (await deliver(signal, picture));
      release(picture.jpg);
      this.#count(job, userAgent, isDelivered ? 'completed' : aborted, processingTimeMs);
      await endJob(this.#services, id, { status: isDelivered ? 'completed' : 'failed', isDeleted });
    } catch (error) {
      this.#count(job, userAgent, outcomeOf(error), elapsed());
      await abandon(this.#services, id);
      throw refusalFor(error);
    }
  }

  async #decode(signal: AbortSignal, job: ConversionJob, visitor: string, room: (bytes: number) => Promise<void>) {
    const { pool, storage } = this.#services;
    const open = () => storage.open(storagePath(job.id, job.originalFilename));
    try {
      return await pool.convert(signal, { open, size: job.uploadedBytes ?? 0, visitor, room });
    } catch (error) {
      throw whyNotDecoded(error);
    }
  }

  /** Each conversion adds one row to the log; a cancelled one adds none. */
  #count(job: ConversionJob, userAgent: string, outcome: string, processingTimeMs: number): void {
    this.#services.metrics.converted(outcome, processingTimeMs / 1000);
    if (outcome === aborted) return;
    const { sourceFormat, targetFormat, fileSize } = job;
    const success = outcome === 'completed';
    this.#log.add({
      sourceFormat,
      targetFormat,
      fileSize,
      conversionType: 'server',
      success,
      processingTimeMs,
      userAgent,
    });
  }
}

/** Frees the memory at once: to the garbage collector, megabytes of unused buffer look like one small object. */
function release({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
