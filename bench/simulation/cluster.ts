import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';
import { Replica } from './replica.ts';

export interface ClusterPlan {
  readonly replicas: number;
  /** Decoding processes per replica, which has one core for each. */
  readonly children: number;
  /** Max concurrent jobs of all replicas together. */
  readonly slots: number;
}

/** One visitor's file, line and device. Sizes in bytes, speeds in bytes per second. */
export interface Visit {
  readonly upload: number;
  readonly picture: number;
  readonly upSpeed: number;
  readonly downSpeed: number;
  /** Processor time on the server, and the time that the visitor's own browser would need. */
  readonly secondsInChild: number;
  readonly secondsInBrowser: number;
  /** The visitor closes the tab when the upload is done. */
  readonly leaves: boolean;
}

export type Ending = 'server' | 'browser was sooner' | 'refused' | 'gave up' | 'replica died' | 'left';

/** A page that sees no progress for this long converts in the browser. */
const timeoutSeconds = 12;
/** An abandoned upload is deleted after this long. */
const secondsUntilDeleted = 60;
/** A slot whose holder has died is free again after this long. */
const leaseSeconds = 10;

/** Replicas that share slots, a database and a bucket, behind a proxy that knows which of them are up. */
export class Cluster {
  readonly replicas: readonly Replica[];
  readonly waits: number[] = [];
  readonly endings: Record<Ending, number> = {
    server: 0,
    'browser was sooner': 0,
    refused: 0,
    'gave up': 0,
    'replica died': 0,
    left: 0,
  };
  maxBytesStored = 0;
  readonly #agenda: Agenda;
  readonly #chance: Chance;
  readonly #plan: ClusterPlan;
  #leased = 0;
  #stored = 0;
  #meanSeconds = 0;

  constructor(agenda: Agenda, chance: Chance, plan: ClusterPlan) {
    this.#agenda = agenda;
    this.#chance = chance;
    this.#plan = plan;
    this.replicas = Array.from({ length: plan.replicas }, () => new Replica(agenda, plan.children));
  }

  get busyCoreSeconds(): number {
    return this.replicas.reduce((sum, { busySeconds }) => sum + busySeconds, 0);
  }

  /** Unless the browser is faster or no slot is free: upload, queue, convert, download. */
  visit(visit: Visit): void {
    const { secondsInBrowser } = visit;
    const line = this.#secondsInLine();
    if (line > 0 && line + this.#meanSeconds > secondsInBrowser) this.#end('browser was sooner');
    else if (this.#leased >= this.#plan.slots || this.#up().length === 0) this.#end('refused');
    else this.#send(visit);
  }

  #send(visit: Visit): void {
    const { upload, upSpeed } = visit;
    this.#leased += 1;
    this.#store(upload);
    this.#agenda.after(upload / upSpeed, () => (visit.leaves ? this.#leave(visit) : this.#convert(visit)));
  }

  /** Estimated like a page does, from /api/status of one replica: its queue and the duration of a conversion. */
  #secondsInLine(): number {
    const up = this.#up();
    if (up.length === 0) return 0;
    return (this.#chance.oneOf(up).waiting * this.#meanSeconds) / this.#plan.children;
  }

  #convert(visit: Visit): void {
    const up = this.#up();
    if (up.length === 0) {
      this.#fail(visit, 'replica died', 0);
      return;
    }
    const replica = this.#chance.oneOf(up);
    const came = this.#agenda.now;
    const work = {
      seconds: visit.secondsInChild,
      started: () => {
        this.waits.push(this.#agenda.now - came);
      },
      done: () => {
        this.#meanSeconds += 0.05 * (visit.secondsInChild - this.#meanSeconds);
        this.#store(-visit.upload);
        this.#agenda.after(visit.picture / visit.downSpeed, () => {
          this.#leased -= 1;
          this.#end('server');
        });
      },
      lost: () => this.#fail(visit, 'replica died', leaseSeconds),
    };
    replica.convert(work);
    this.#agenda.after(timeoutSeconds, () => {
      if (replica.giveUp(work)) this.#fail(visit, 'gave up', 0);
    });
  }

  /** The browser converts at once; the slot and the upload are freed after this many seconds. */
  #fail({ upload }: Visit, ending: Ending, seconds: number): void {
    this.#end(ending);
    this.#agenda.after(seconds, () => {
      this.#leased -= 1;
      this.#store(-upload);
    });
  }

  #leave(visit: Visit): void {
    this.#fail(visit, 'left', secondsUntilDeleted);
  }

  #up(): Replica[] {
    return this.replicas.filter(({ isUp }) => isUp);
  }

  #store(bytes: number): void {
    this.#stored += bytes;
    this.maxBytesStored = Math.max(this.maxBytesStored, this.#stored);
  }

  #end(ending: Ending): void {
    this.endings[ending] += 1;
  }
}
