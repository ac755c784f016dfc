import { allowed, notImplemented } from './filter.ts';
import { filterCalls, openSystemCalls } from './system-call.ts';

const PR_GET_DUMPABLE = 3;
const PR_SET_DUMPABLE = 4;

let call: ReturnType<typeof openSystemCalls>;

/** What a process has to do before it starts a child that will seal itself. */
export function hardenProcess(): void {
  if (call) return;
  call = openSystemCalls();
  if (!call) return;
  // No other process of this user can read our environment or memory or attach to us, and no crash dumps them to disk.
  call('prctl', PR_SET_DUMPABLE, 0);
  // An io_uring opens files and connections without passing any system call filter. Children inherit this, so their
  // event loops, which would otherwise create rings before any of our code runs, do without.
  filterCalls(call, [{ call: 'io_uring_setup', answer: notImplemented }], allowed);
}

/** Whether this process is closed to others of its user. Nothing keeps root out. */
export function isUndumpable(): boolean {
  return call?.('prctl', PR_GET_DUMPABLE) === 0 && process.geteuid?.() !== 0;
}
