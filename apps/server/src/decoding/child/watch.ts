import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { pipes, reportBytes, reportMilliseconds } from '../protocol.ts';

// Runs in its own thread: the main thread is busy while it decodes, and a bad file may keep it busy forever.
setInterval(report, reportMilliseconds);
parentPort?.postMessage('watching');

function report(): void {
  const bytes = Buffer.alloc(reportBytes);
  bytes.writeDoubleBE(residentBytes());
  try {
    writeSync(pipes.reports, bytes);
  } catch (error) {
    if (!isFull(error)) process.kill(process.pid, 'SIGKILL');
  }
}

/** A sealed process cannot read even its own memory use; where children are sealed, the parent reads /proc instead. */
function residentBytes(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return 0;
  }
}

/** A parent that is too busy to read is still alive. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
