import { type Readable, Transform } from 'node:stream';
import { ApiError } from '../api-error.ts';
import { Pace } from './pace.ts';
import { tooSlow } from './refusals.ts';

interface Bounds {
  readonly least: number;
  readonly most: number;
  /** In milliseconds. */
  readonly pace?: number;
}

/**
 * Counts and watches the body of an upload. Ends it when there are too many bytes, too few in total, or too few for a
 * while.
 */
export function meteredBody(body: Readable, { least, most, pace: window }: Bounds): Readable {
  let bytes = 0;
  const pace = new Pace(() => meter.destroy(tooSlow()), window);
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      pace.moved(chunk.length);
      if (bytes > most) done(new ApiError('TOO_LARGE', 'The file is larger than announced'));
      else done(null, chunk);
    },
    flush(done) {
      done(bytes < least ? new ApiError('INCOMPLETE', 'The file is smaller than announced') : null);
    },
    destroy(error, done) {
      pace.end();
      done(error);
    },
  });
  // Errors reach whoever reads the meter; an error before that must not end the process.
  meter.on('error', () => undefined);
  const breakOff = () => meter.destroy(new ApiError('INCOMPLETE', 'The upload was interrupted'));
  body.once('aborted', breakOff);
  body.once('error', (error) => meter.destroy(error));
  // The visitor may have left while the job was looked up, and the event is not emitted again.
  if (body.destroyed) breakOff();
  else body.pipe(meter);
  return meter;
}
