import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { maxUploadBytes, storagePath } from '@image-converter/contract/calls';
import { type ClientConversion, type Job, jobSchema, type NewJob } from '@image-converter/contract/schemas';
import { ApiError } from '../api-error.ts';
import type { ConversionJob } from '../database/conversion-job.ts';
import type { Database } from '../database/database.ts';
import type { Conversion, DecodingPool } from '../decoding/pool.ts';
import type { Metrics } from '../metrics.ts';
import { jobIn } from '../storage/object-path.ts';
import { ObjectMissing, type TempStorage } from '../storage/storage.ts';
import { outcomeOf, refusalFor, whyNotDecoded } from './decoding-refusal.ts';
import { LogWriter } from './log-writer.ts';
import { meteredBody } from './metered-body.ts';
import { UnderWay } from './under-way.ts';

export interface JobServices {
  database: Database;
  storage: TempStorage;
  pool: Pick<DecodingPool, 'convert'>;
  /** Jobs under way at once. */
  slots: number;
  metrics: Pick<Metrics, 'converted' | 'refused' | 'uploaded' | 'logRowLost'>;
  warn: (message: string, error: unknown) => void;
}

/** A slot is held for so long while the file is on its way. */
const leaseMilliseconds = 60_000;
/** Longer than a conversion can take, so that a slot comes back only from a process that died. */
const conversionLeaseMilliseconds = 90_000;
/** What has not ended by then never will. */
const lifetimeMilliseconds = 300_000;
const secondsUntilFree = 5;
/** Only as long as a burst lasts: slots that another server frees are seen again after it. */
const fullMilliseconds = 100;

/** One for all: of many at once, putting each together would be a good part of what refusing costs. */
const busy = new ApiError('BUSY', 'All conversion slots are taken', { retryAfter: secondsUntilFree });

/** The life of a job: announced, uploaded, started, converted, forgotten. */
export class Jobs {
  readonly #services: JobServices;
  readonly #log: LogWriter;
  readonly #underWay = new UnderWay();
  #accepting = true;
  /** The database need not be asked again until then, unless a job of ours ends. */
  #fullUntil = 0;
  /** Jobs on their way into the database; when they are as many as the slots, none is left for another. */
  #announced = 0;

  constructor(services: JobServices) {
    this.#services = services;
    this.#log = new LogWriter(services.database, (error) => {
      services.metrics.logRowLost();
      services.warn('a conversion could not be logged', error);
    });
  }

  get accepting(): boolean {
    return this.#accepting;
  }

  /** Refuses new jobs from now on; those under way go on. */
  stopAccepting(): void {
    this.#accepting = false;
  }

  /** Refuses, and counts it, when nobody can be taken at this moment, whatever is announced; undefined else. */
  refuseIfFull(): ApiError | undefined {
    const full = this.#announced >= this.#services.slots || Date.now() < this.#fullUntil;
    return full || !this.#accepting ? this.#busy() : undefined;
  }

  async create(job: NewJob): Promise<Job> {
    const refusal = this.refuseIfFull();
    if (refusal) throw refusal;
    const now = Date.now();
    this.#announced += 1;
    try {
      const created = await this.#insert(job, now);
      if (created) return asAnswer(created);
    } finally {
      this.#announced -= 1;
    }
    this.#fullUntil = now + fullMilliseconds;
    throw this.#busy();
  }

  #insert(job: NewJob, now: number): Promise<ConversionJob | undefined> {
    const { database, slots } = this.#services;
    return database.createJob({
      id: randomUUID(),
      originalFilename: labelFor(job),
      sourceFormat: job.source_format,
      targetFormat: job.target_format,
      fileSize: job.file_size,
      now,
      leaseUntil: now + leaseMilliseconds,
      expiresAt: now + lifetimeMilliseconds,
      slots,
    });
  }

  /** Streams the file into the bucket. A job whose upload fails is over. */
  upload(id: string, filename: string, body: Readable, contentLength: string | undefined): Promise<string> {
    return this.#underWay.track(this.#upload(id, filename, body, contentLength));
  }

  async #upload(id: string, filename: string, body: Readable, contentLength: string | undefined): Promise<string> {
    const { database, storage, metrics } = this.#services;
    if (Number(contentLength) > maxUploadBytes) throw new ApiError('TOO_LARGE', 'The file is larger than 50 MB');
    const job = await database.claimUpload(id, Date.now());
    if (!job) throw await this.#refusal(id);
    const path = storagePath(id, job.originalFilename);
    const size = Number(contentLength ?? job.fileSize);
    const metered = meteredBody(body, { least: size, most: job.fileSize });
    try {
      if (!isPathOf(id, `temp/${id}/${filename}`)) throw new ApiError('INVALID_REQUEST', 'This is no name of a file');
      if (Number(contentLength) > job.fileSize) throw new ApiError('TOO_LARGE', 'The file is larger than announced');
      const bytes = await storage.put(path, metered, size);
      metrics.uploaded(bytes);
      if (await database.finishUpload(id, bytes)) return path;
      throw expired();
    } catch (error) {
      metered.destroy();
      await this.#settle(id, 'failed');
      throw error instanceof ObjectMissing ? expired() : error;
    }
  }

  async startProcessing(id: string, path: string): Promise<Job> {
    const { database } = this.#services;
    if (!isPathOf(id, path)) throw new ApiError('INVALID_REQUEST', 'The file was uploaded to another path');
    const job = await database.findJob(id);
    const started = job && (await database.startProcessing(id, storagePath(id, job.originalFilename), Date.now()));
    if (!started) throw await this.#refusal(id);
    return asAnswer(started);
  }

  /** Converts the uploaded file. The upload is gone before the picture is handed over. */
  convert(signal: AbortSignal, id: string, userAgent: string): Promise<Conversion> {
    return this.#underWay.track(this.#convert(signal, id, userAgent));
  }

  async #convert(signal: AbortSignal, id: string, userAgent: string): Promise<Conversion> {
    const { database, storage, pool, slots, metrics } = this.#services;
    const now = Date.now();
    const claim = await database.claimConversion(id, { now, leaseUntil: now + conversionLeaseMilliseconds, slots });
    if (claim.kind === 'no-slot') throw this.#busy();
    if (claim.kind === 'refused') throw await this.#refusal(id);
    const { row } = claim;
    const start = performance.now();
    const ended = (outcome: string) => {
      const processingTimeMs = Math.round(performance.now() - start);
      const success = outcome === 'completed';
      metrics.converted(outcome, processingTimeMs / 1000);
      const { sourceFormat, targetFormat, fileSize } = row;
      const conversionType = 'server' as const;
      this.#log.add({ sourceFormat, targetFormat, fileSize, conversionType, success, processingTimeMs, userAgent });
    };
    try {
      const body = await storage.open(storagePath(id, row.originalFilename));
      const picture = await pool.convert(signal, { body, size: row.uploadedBytes ?? 0 }).catch((error: unknown) => {
        throw whyNotDecoded(error);
      });
      await this.#settle(id, 'completed');
      ended('completed');
      return picture;
    } catch (error) {
      await this.#settle(id, 'failed');
      const refusal = error instanceof ObjectMissing ? expired() : refusalFor(error);
      ended(outcomeOf(error));
      throw refusal;
    }
  }

  /** A conversion that ran in a browser. */
  async log(conversion: ClientConversion, userAgent: string): Promise<void> {
    await this.#services.database.logConversion({
      createdAt: Date.now(),
      sourceFormat: conversion.source_format,
      targetFormat: conversion.target_format,
      fileSize: conversion.file_size,
      conversionType: conversion.conversion_type,
      success: conversion.success,
      processingTimeMs: conversion.processing_time_ms,
      userAgent,
    });
  }

  /** Resolves when nothing is left to be written. */
  async settled(): Promise<void> {
    await this.#underWay.ended();
    await this.#log.written();
  }

  /** Deletes the upload, then ends the job. What cannot be done now is left to the sweeper. */
  async #settle(id: string, status: 'completed' | 'failed'): Promise<void> {
    const { database, storage, warn } = this.#services;
    try {
      await database.endJob(id, status, Date.now());
      this.#fullUntil = 0;
      await storage.deleteJob(id);
      await database.forgetObject(id);
    } catch (error) {
      warn('an upload is left to the sweeper', error);
    }
  }

  #busy(): ApiError {
    this.#services.metrics.refused();
    return busy;
  }

  async #refusal(id: string): Promise<ApiError> {
    if (!(await this.#services.database.findJob(id))) return new ApiError('NOT_FOUND', 'There is no such job');
    return new ApiError('ALREADY_DONE', 'This step of the job was already taken, or its turn has not come');
  }
}

/**
 * Stands for the name of the file in the database and in the bucket. What a database was once told cannot be taken back
 * from its pages, its log and its backups, so none is told the visitor's words.
 */
function labelFor({ source_format }: NewJob): string {
  return `file.${source_format}`;
}

/** The name in a path is the visitor's, and nothing depends on it; it must be one that leads nowhere else. */
function isPathOf(id: string, path: string): boolean {
  return jobIn(path) === id;
}

/** The row as the contract has it, and nothing more of it. */
function asAnswer(job: ConversionJob): Job {
  return jobSchema.parse({
    id: job.id,
    original_filename: job.originalFilename,
    source_format: job.sourceFormat,
    target_format: job.targetFormat,
    file_size: job.fileSize,
    status: job.status,
    storage_path: job.storagePath,
  });
}

function expired(): ApiError {
  return new ApiError('NOT_FOUND', 'The job has expired');
}
