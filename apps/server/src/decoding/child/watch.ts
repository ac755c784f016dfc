import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { pipes, REPORT_BYTES, REPORT_MS } from '../protocol.ts';

// In a thread of its own, for the main one is busy for as long as a picture takes, or for ever.
setInterval(report, REPORT_MS);
parentPort?.postMessage('watching');

function report(): void {
  const bytes = Buffer.alloc(REPORT_BYTES);
  bytes.writeDoubleBE(residentBytes());
  try {
    writeSync(pipes.reports, bytes);
  } catch (error) {
    if (!isFull(error)) process.kill(process.pid, 'SIGKILL');
  }
}

/** A sealed process cannot ask, not even for itself; where there are seals, the parent looks into /proc. */
function residentBytes(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return 0;
  }
}

/** A parent that is too busy to read is still there. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
