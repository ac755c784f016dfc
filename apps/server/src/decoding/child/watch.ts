import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { pipes, reportBytes, reportMilliseconds } from '../protocol.ts';

// For systems where the kernel does not end a process with its parent. Runs in its own thread, because decoding blocks
// the main thread and a bad file may block it forever.
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

/** A sandboxed process cannot read even its own memory use; in that case the parent reads /proc instead. */
function residentBytes(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return 0;
  }
}

/** A parent that is too busy to read still counts as alive. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
