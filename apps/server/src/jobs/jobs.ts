import type { Readable } from 'node:stream';
import { maxUploadBytes, storagePath } from '@image-converter/contract/calls';
import {
  type ClientConversion,
  type Job,
  jobSchema,
  type NewJob,
  type Status,
} from '@image-converter/contract/schemas';
import { ApiError } from '../api-error.ts';
import type { Claim, SlotLimits } from '../database/database.ts';
import type { ConversionJob } from '../database/rows.ts';
import { jobIn } from '../storage/object-path.ts';
import { ObjectMissing } from '../storage/storage.ts';
import { type AnnouncedJob, Announcements, type Caller } from './announcements.ts';
import { abandon } from './ending.ts';
import { type Deliver, JobRunner } from './job-run.ts';
import type { JobServices } from './job-services.ts';
import { meteredBody } from './metered-body.ts';
import { OpenJobs } from './open-jobs.ts';
import { expired, givenUp, tooSlow } from './refusals.ts';
import { RowWriter } from './row-writer.ts';
import { RunningWork } from './running-work.ts';
import { SlowUploads } from './slow-uploads.ts';

/** A file whose job is announced, uploaded and started by one call. It is stored with what ends the call's body. */
export interface SentFile {
  readonly job: AnnouncedJob;
  readonly body: Readable;
  /** The size of the file alone, once the body has been read. */
  readonly bytes: () => number;
}

interface OfOneCall {
  readonly limits?: SlotLimits;
  /** How many of the stored bytes are the file. */
  readonly bytesOf?: (stored: number) => number;
}

/** The life cycle of a job: announced, uploaded, started, converted, deleted. */
export class Jobs {
  readonly #services: JobServices;
  readonly #announcements: Announcements;
  readonly #runner: JobRunner;
  readonly #open: OpenJobs;
  readonly #slowUploads: SlowUploads;
  readonly #underWay = new RunningWork();
  readonly #rows: RowWriter;

  constructor(services: JobServices) {
    this.#services = services;
    this.#announcements = new Announcements(services);
    this.#open = new OpenJobs(services.database);
    this.#slowUploads = new SlowUploads(services.limits.slots);
    this.#rows = new RowWriter(services);
    this.#runner = new JobRunner(services, this.#open, this.#rows);
  }

  get status(): Status {
    if (!this.#announcements.accepting) return { conversion: 'off' };
    const { waiting, expectedSeconds } = this.#services.pool;
    return { conversion: 'on', waiting, expectedSeconds: Math.round(expectedSeconds * 10) / 10 };
  }

  /** Refuses new jobs from now on; running jobs continue. */
  stopAccepting(): void {
    this.#announcements.stopAccepting();
  }

  refuseIfFull(visitor: string): ApiError | undefined {
    return this.#announcements.refuseIfFull(visitor);
  }

  async create(visitor: string, job: NewJob): Promise<Job> {
    return asAnswer(await this.#announcements.create({ visitor }, job));
  }

  /** Streams the file into the bucket. If the upload fails, the job ends. */
  async upload(id: string, filename: string, body: Readable, contentLength: string | undefined): Promise<string> {
    if (Number(contentLength) > maxUploadBytes) throw new ApiError('TOO_LARGE', 'The file is larger than 50 MB');
    return this.#underWay.track(this.#upload(id, filename, body, contentLength));
  }

  async #upload(
    id: string,
    filename: string,
    body: Readable,
    contentLength: string | undefined,
    { limits = this.#services.limits, bytesOf = (stored: number) => stored }: OfOneCall = {},
  ): Promise<string> {
    const { database, storage, metrics, holder, timeouts } = this.#services;
    const job = await this.#claimed(id, database.claimUpload(id, holder, limits));
    using open = this.#open.open(id);
    const path = storagePath(id, job.originalFilename);
    const size = Number(contentLength ?? job.fileSize);
    const metered = meteredBody(body, { least: size, most: job.fileSize, pace: timeouts.pace });
    open.signal.addEventListener('abort', () => metered.destroy(givenUp()));
    using _watch = this.#slowUploads.watch(job.visitor ?? id, timeouts.uploadSlot, {
      admitted: () => open.freeSlot().then(() => this.#announcements.slotFreed()),
      refused: () => metered.destroy(tooSlow()),
    });
    try {
      if (!isPathOf(id, `temp/${id}/${filename}`)) throw new ApiError('INVALID_REQUEST', 'Invalid file name');
      if (Number(contentLength) > job.fileSize) throw new ApiError('TOO_LARGE', 'The file is larger than announced');
      const bytes = await storage.put(path, metered, size);
      metrics.uploaded(bytes);
      if (await database.finishUpload(id, bytesOf(bytes))) return path;
      throw expired();
    } catch (error) {
      metered.destroy();
      await this.#abandon(id);
      throw error instanceof ObjectMissing ? expired() : error;
    }
  }

  async startProcessing(id: string, path: string): Promise<Job> {
    if (!isPathOf(id, path)) throw new ApiError('INVALID_REQUEST', 'The file was uploaded to another path');
    const job = await this.#services.database.findJob(id);
    return asAnswer(await this.#startProcessing(id, job && storagePath(id, job.originalFilename)));
  }

  async #startProcessing(id: string, path: string | undefined): Promise<ConversionJob> {
    const started = path && (await this.#services.database.startProcessing(id, path));
    if (!started) throw await this.#refusal(id);
    return started;
  }

  /** All steps of a job, for a program that makes a single call. */
  convertAtOnce(left: AbortSignal, caller: Caller, file: SentFile, userAgent: string, deliver: Deliver): Promise<void> {
    return this.#underWay.track(this.#convertAtOnce(left, caller, file, userAgent, deliver));
  }

  async #convertAtOnce(
    left: AbortSignal,
    caller: Caller,
    { job, body, bytes }: SentFile,
    userAgent: string,
    deliver: Deliver,
  ) {
    const { id } = await this.#announcements.create(caller, job);
    const limits = this.#announcements.limitsOf(caller);
    try {
      const path = await this.#upload(id, 'file', body, String(job.file_size), { limits, bytesOf: bytes });
      await this.#startProcessing(id, path);
      await this.#convert(left, id, userAgent, deliver, limits);
    } catch (error) {
      await this.#abandon(id);
      throw error;
    }
  }

  /**
   * Converts the uploaded file and delivers the picture. The upload is deleted before delivery. The slot is held until
   * the picture has been sent or the visitor has left.
   */
  convert(left: AbortSignal, id: string, userAgent: string, deliver: Deliver): Promise<void> {
    return this.#underWay.track(this.#convert(left, id, userAgent, deliver));
  }

  async #convert(
    left: AbortSignal,
    id: string,
    userAgent: string,
    deliver: Deliver,
    limits = this.#services.limits,
  ): Promise<void> {
    const { database, holder } = this.#services;
    const job = await this.#claimed(id, database.claimConversion(id, holder, limits));
    try {
      await this.#runner.run(left, job, userAgent, deliver);
    } finally {
      this.#announcements.slotFreed();
    }
  }

  /** Deletes a cancelled job's files at once, even when the database is down. */
  async giveUp(id: string): Promise<void> {
    this.#open.giveUp(id);
    await this.#underWay.track(this.#abandon(id));
  }

  /** Logs conversions that ran in a browser. */
  async log(conversions: readonly ClientConversion[], userAgent: string): Promise<void> {
    const createdAt = Date.now();
    const rows = conversions.map((conversion) => ({
      createdAt,
      sourceFormat: conversion.source_format,
      targetFormat: conversion.target_format,
      fileSize: conversion.file_size,
      conversionType: conversion.conversion_type,
      success: conversion.success,
      processingTimeMs: conversion.processing_time_ms,
      userAgent,
    }));
    await this.#services.database.logConversions(rows);
  }

  /** Resolves when nothing is left to write. */
  async settled(): Promise<void> {
    await this.#underWay.ended();
    await this.#rows.end();
  }

  async #abandon(id: string): Promise<void> {
    await abandon(this.#services, id);
    this.#announcements.slotFreed();
  }

  async #claimed(id: string, claiming: Promise<Claim>): Promise<ConversionJob> {
    const claim = await claiming;
    if (claim.kind === 'no-slot') throw this.#announcements.refusal();
    if (claim.kind === 'refused') throw await this.#refusal(id);
    return claim.row;
  }

  async #refusal(id: string): Promise<ApiError> {
    if (!(await this.#services.database.findJob(id))) return new ApiError('NOT_FOUND', 'No such job');
    return new ApiError('ALREADY_DONE', 'This step was already done, or an earlier step is missing');
  }
}

/** The file name in the path comes from the visitor and is ignored; it only must not point outside the job's folder. */
function isPathOf(id: string, path: string): boolean {
  return jobIn(path) === id;
}

/** Drops all fields that are not in the contract. */
function asAnswer(job: ConversionJob): Job {
  const { target, ...choices } = job.options;
  return jobSchema.parse({
    id: job.id,
    original_filename: job.originalFilename,
    source_format: job.sourceFormat,
    target_format: target,
    options: choices,
    file_size: job.fileSize,
    status: job.status,
    storage_path: job.storagePath,
  });
}
