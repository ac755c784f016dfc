import { randomUUID } from 'node:crypto';
import type { NewJob } from '@image-converter/contract/schemas';
import { ApiError } from '../api-error.ts';
import type { SlotLimits } from '../database/database.ts';
import type { ConversionJob } from '../database/rows.ts';
import { VisitorHash } from '../visitors/visitor-hash.ts';
import type { JobServices } from './job-services.ts';
import { Turns } from './turns.ts';

type Services = Pick<JobServices, 'database' | 'limits' | 'holder' | 'metrics'>;

const secondsUntilFree = 5;
/** Short, because it only has to cover a burst: slots freed by another server are noticed after this time. */
const fullMilliseconds = 100;

/** Shared by all refusals: in a burst, creating an error for each would be a large part of the cost. */
const busy = new ApiError('BUSY', 'No conversion slot is free', { retryAfter: secondsUntilFree });

/** For programs with a key: unlike a page, they have to slow down. */
const enough = new ApiError('RATE_LIMITED', 'This key has as many conversions at once as it may have now', {
  retryAfter: secondsUntilFree,
});

/** A job as announced. The format is a file extension. */
export type AnnouncedJob = Omit<NewJob, 'source_format' | 'original_filename' | 'status'> & {
  readonly source_format: string;
};

/** Who announces a job: a visitor of the pages, or a program with its own limit. */
export interface Caller {
  readonly visitor: string;
  readonly maxJobs?: number;
}

/** Decides whether a new job gets a slot or is refused. */
export class Announcements {
  readonly #services: Services;
  readonly #hash: VisitorHash;
  readonly #turns = new Turns();
  #accepting = true;
  /**
   * Until this time there is no need to ask the database again, unless one of our own jobs ends. Uses a monotonic
   * clock: if the system clock were set back by an hour, all visitors would be refused for that hour.
   */
  #fullUntil = 0;
  /** Jobs being written to the database. Once there are as many as slots, no further job can get a slot. */
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

  /** Called when a slot may be free again. */
  slotFreed(): void {
    this.#fullUntil = 0;
  }

  /** Returns and counts a refusal if no job of this visitor can be accepted right now; otherwise undefined. */
  refuseIfFull(visitor: string): ApiError | undefined {
    const now = performance.now();
    const full = this.#underWay >= this.#services.limits.slots || now < this.#fullUntil;
    if (this.#accepting && !full && this.#turns.isTurnOf(visitor, now)) return undefined;
    this.#turns.refused(visitor, now);
    return this.refusal();
  }

  async create(caller: Caller, job: AnnouncedJob): Promise<ConversionJob> {
    const refusal = this.refuseIfFull(caller.visitor);
    if (refusal) throw refusal;
    this.#underWay += 1;
    try {
      return await this.#insert(caller, job);
    } finally {
      this.#underWay -= 1;
    }
  }

  refusal(): ApiError {
    this.#services.metrics.refused();
    return busy;
  }

  /** The limits of a caller. */
  limitsOf({ maxJobs }: Caller): SlotLimits {
    const { slots, perVisitor } = this.#services.limits;
    return { slots, perVisitor: maxJobs ?? perVisitor };
  }

  async #insert(caller: Caller, job: AnnouncedJob): Promise<ConversionJob> {
    const { database, holder } = this.#services;
    const { visitor } = caller;
    const creation = await database.createJob(
      {
        id: randomUUID(),
        originalFilename: labelFor(job),
        sourceFormat: job.source_format,
        options: { ...job.options, target: job.target_format },
        fileSize: job.file_size,
        visitor: await this.#hash.of(visitor),
        holder,
      },
      this.limitsOf(caller),
    );
    if (creation.kind === 'created') {
      this.#turns.served(visitor);
      return creation.row;
    }
    // With `enough`, only this visitor is refused: there are still free slots for others.
    if (creation.kind === 'enough' && caller.maxJobs !== undefined) throw enough;
    if (creation.kind === 'full') {
      const now = performance.now();
      this.#fullUntil = now + fullMilliseconds;
      this.#turns.refused(visitor, now);
    }
    throw this.refusal();
  }
}

/**
 * The label that replaces the file name in the database and in the bucket. Data once written to a database stays in its
 * pages, its log and its backups, so the visitor's own file name is never written there.
 */
function labelFor({ source_format }: AnnouncedJob): string {
  return `file.${source_format}`;
}
