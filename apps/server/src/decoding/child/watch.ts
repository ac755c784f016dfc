import { writeSync } from 'node:fs';
import { pipes, REPORT_BYTES, REPORT_MS } from '../protocol.ts';

// In a thread of its own, for the main one is busy for as long as a picture takes, or for ever.
setInterval(report, REPORT_MS);

function report(): void {
  const bytes = Buffer.alloc(REPORT_BYTES);
  bytes.writeDoubleBE(process.memoryUsage.rss());
  try {
    writeSync(pipes.reports, bytes);
  } catch (error) {
    if (!isFull(error)) process.kill(process.pid, 'SIGKILL');
  }
}

/** A parent that is too busy to read is still there. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
