import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database/database.ts';
import type { DecodingPool } from './decoding/pool.ts';
import { sandboxLayers } from './decoding/sandbox/layers.ts';

const quickBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Services queried each time the metrics are read. */
interface Watched {
  readonly pool: DecodingPool;
  readonly database: Pick<Database, 'liveLeases'>;
  /** Pictures waiting to be sent. */
  readonly answers: { readonly bytes: number };
}

/** Metrics for operators. Labels never contain anything about a visitor. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: quickBuckets,
    registers: [this.registry],
  });
  readonly #conversions = new Histogram({
    name: 'conversion_duration_seconds',
    help: 'Time of a conversion on the server, by how it ended',
    labelNames: ['outcome'],
    buckets: quickBuckets,
    registers: [this.registry],
  });
  readonly #refused = this.#counter('conversion_jobs_refused_total', 'Jobs refused because all slots were taken');
  readonly #uploaded = this.#counter('uploaded_bytes_total', 'Bytes taken into the bucket');
  readonly #swept = this.#counter('swept_jobs_total', 'Jobs past their time that the sweeper ended');
  readonly #orphans = this.#counter('swept_orphans_total', 'Uploads without a job that the sweeper deleted');
  readonly #lost = this.#counter('lost_log_rows_total', 'Rows of the log that could not be written');

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts requests, and queries the services each time the metrics are read. */
  watch(app: FastifyInstance, { pool, database, answers }: Watched): void {
    app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
      const labels = { method, route: routeOptions.url ?? 'none', status: statusCode };
      this.#requests.observe(labels, elapsedTime / 1000);
      done();
    });
    this.#gauge('decoding_children_busy', 'Decoding processes at work', () => pool.busy);
    this.#gauge('decoding_jobs_waiting', 'Conversions waiting for a process', () => pool.waiting);
    this.#gauge('decoding_children_replaced', 'Decoding processes replaced since the start', () => pool.replaced);
    this.#gauge('conversion_slots_leased', 'Jobs in progress, in all replicas', () => database.liveLeases());
    this.#gauge('unsent_answer_bytes', 'Size of converted pictures not yet sent', () => answers.bytes);
    this.#watchWall(pool);
  }

  #watchWall(pool: DecodingPool): void {
    const gauge: Gauge = new Gauge({
      name: 'decoding_sandbox',
      help: 'Whether each layer of the decoder sandbox is active',
      labelNames: ['layer'],
      registers: [this.registry],
      collect: () => {
        for (const [layer, stands] of Object.entries(sandboxLayers(pool))) {
          gauge.set({ layer }, stands === undefined ? Number.NaN : Number(stands));
        }
      },
    });
  }

  converted(outcome: string, seconds: number): void {
    this.#conversions.observe({ outcome }, seconds);
  }

  refused(): void {
    this.#refused.inc();
  }

  uploaded(bytes: number): void {
    this.#uploaded.inc(bytes);
  }

  swept({ expired, orphans }: { expired: number; orphans: number }): void {
    this.#swept.inc(expired);
    this.#orphans.inc(orphans);
  }

  logRowLost(): void {
    this.#lost.inc();
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        // A database that does not answer must not make the other metrics unavailable.
        const value = await Promise.resolve(read()).catch(() => Number.NaN);
        gauge.set(value);
      },
    });
  }
}
