/** Number of repetitions in the fault tests: few in `npm run test:all`, more in `node tools/reliability.ts`. */
export const scales = {
  /** Number of kills per kind of kill. */
  KILLS: { short: 1, long: 34 },
  /** Number of outages, of PostgreSQL and of S3 each. */
  OUTAGES: { short: 1, long: 10 },
  /** Milliseconds for which PostgreSQL is away behind four replicas. */
  OUTAGE_MILLISECONDS: { short: 500, long: 20_000 },
  /** Number of one-hour clock jumps per database. */
  CLOCK_JUMPS: { short: 1, long: 10 },
  /** Number of full disks per kind of disk. */
  FULL_DISKS: { short: 1, long: 5 },
  /** Seconds for which a visitor requests pictures without reading them. */
  UNREAD_SECONDS: { short: 2, long: 150 },
  /** The same for pictures that are too large to be sent. */
  UNSENT_SECONDS: { short: 0, long: 150 },
  /** Seconds for which a visitor hoards slots. */
  HOARDING_SECONDS: { short: 2, long: 60 },
  /** Conversions shared by ten visitors: enough for several turns of each. */
  SHARED_CONVERSIONS: { short: 150, long: 400 },
  /** Photos that each of eleven visitors gets converted. */
  PHOTOS_EACH: { short: 4, long: 30 },
  MUTATED_FILES: { short: 100, long: 10_000 },
  GARBAGE_REQUESTS: { short: 500, long: 10_000 },
} as const;

export type Scale = keyof typeof scales;

/** The environment variable of that name, or the short form. */
export function scale(name: Scale): number {
  return Number(process.env[name] ?? scales[name].short);
}

/** Round numbers for `it.each`. */
export function rounds(name: Scale): number[] {
  return Array.from({ length: scale(name) }, (_, index) => index + 1);
}
