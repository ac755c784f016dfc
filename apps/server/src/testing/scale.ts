/** How much the tests of faults try: a little in `npm run test:all`, more in `node tools/reliability.ts`. */
export const scales = {
  /** How often a process is killed, in each of the ways. */
  KILLS: { short: 1, long: 34 },
  /** How often PostgreSQL stops, and how often S3 does. */
  OUTAGES: { short: 1, long: 10 },
  /** How often the clock jumps an hour, on each database. */
  CLOCK_JUMPS: { short: 1, long: 10 },
  /** How often a disk is full, of each kind. */
  FULL_DISKS: { short: 1, long: 5 },
  /** How long a visitor asks for pictures without reading them. */
  UNREAD_SECONDS: { short: 2, long: 150 },
  /** The same for pictures that are too large to be sent. */
  UNSENT_SECONDS: { short: 0, long: 150 },
  /** How long a visitor hoards slots. */
  HOARDING_SECONDS: { short: 2, long: 60 },
  /** How many conversions ten visitors share. */
  SHARED_CONVERSIONS: { short: 50, long: 400 },
  MUTATED_FILES: { short: 100, long: 10_000 },
  GARBAGE_REQUESTS: { short: 500, long: 10_000 },
} as const;

export type Scale = keyof typeof scales;

/** The environment variable of that name, or the short form. */
export function scale(name: Scale): number {
  return Number(process.env[name] ?? scales[name].short);
}

/** One for each time, to be used with `it.each`. */
export function rounds(name: Scale): number[] {
  return Array.from({ length: scale(name) }, (_, index) => index + 1);
}
