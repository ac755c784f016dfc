import { randomUUID } from 'node:crypto';
import type { NewJob } from '@image-converter/contract/schemas';
import { ApiError } from '../api-error.ts';
import type { ConversionJob } from '../database/conversion-job.ts';
import type { JobServices } from './job-services.ts';
import { Turns } from './turns.ts';
import { VisitorHash } from './visitor-hash.ts';

type Services = Pick<JobServices, 'database' | 'limits' | 'holder' | 'metrics'>;

const secondsUntilFree = 5;
/** Only as long as a burst lasts: slots that another server frees are seen again after it. */
const fullMilliseconds = 100;

/** One for all: of many at once, putting each together would be a good part of what refusing costs. */
const busy = new ApiError('BUSY', 'No conversion slot is free', { retryAfter: secondsUntilFree });

/** Who gets a slot for a new job, and who is refused. */
export class Announcements {
  readonly #services: Services;
  readonly #hash: VisitorHash;
  readonly #turns = new Turns();
  #accepting = true;
  /** The database need not be asked again until then, unless a job of ours ends. */
  #fullUntil = 0;
  /** Jobs on their way into the database; when they are as many as the slots, none is left for another. */
  #underWay = 0;

  constructor(services: Services) {
    this.#services = services;
    this.#hash = new VisitorHash(services.database);
  }

  get accepting(): boolean {
    return this.#accepting;
  }

  stopAccepting(): void {
    this.#accepting = false;
  }

  /** A slot may be free again. */
  slotFreed(): void {
    this.#fullUntil = 0;
  }

  /** Refuses, and counts it, when this visitor cannot be taken at this moment, whatever is announced; undefined else. */
  refuseIfFull(visitor: string): ApiError | undefined {
    const now = Date.now();
    const full = this.#underWay >= this.#services.limits.slots || now < this.#fullUntil;
    if (this.#accepting && !full && this.#turns.isTurnOf(visitor, now)) return undefined;
    this.#turns.refused(visitor, now);
    return this.refusal();
  }

  async create(visitor: string, job: NewJob): Promise<ConversionJob> {
    const refusal = this.refuseIfFull(visitor);
    if (refusal) throw refusal;
    this.#underWay += 1;
    try {
      return await this.#insert(visitor, job);
    } finally {
      this.#underWay -= 1;
    }
  }

  refusal(): ApiError {
    this.#services.metrics.refused();
    return busy;
  }

  async #insert(visitor: string, job: NewJob): Promise<ConversionJob> {
    const { database, limits, holder } = this.#services;
    const creation = await database.createJob(
      {
        id: randomUUID(),
        originalFilename: labelFor(job),
        sourceFormat: job.source_format,
        targetFormat: job.target_format,
        fileSize: job.file_size,
        visitor: await this.#hash.of(visitor),
        holder,
      },
      limits,
    );
    if (creation.kind === 'created') {
      this.#turns.served(visitor);
      return creation.row;
    }
    // Whoever has enough is refused alone: for the others there are free slots.
    if (creation.kind === 'full') {
      const now = Date.now();
      this.#fullUntil = now + fullMilliseconds;
      this.#turns.refused(visitor, now);
    }
    throw this.refusal();
  }
}

/**
 * Stands for the name of the file in the database and in the bucket. What a database was once told cannot be taken back
 * from its pages, its log and its backups, so none is told the visitor's words.
 */
function labelFor({ source_format }: NewJob): string {
  return `file.${source_format}`;
}
