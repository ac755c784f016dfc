/** Preloaded into a server: a signal sets the clock of the process an hour ahead, the next one sets it back. */
const hour = 3_600_000;
const RealDate = Date;
let ahead = 0;

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number | string]) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...(parts as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
} as DateConstructor;

process.on('SIGUSR2', () => {
  ahead = hour - ahead;
});
