import { allowed, notImplemented } from './filter.ts';
import { filterCalls, openSystemCalls } from './system-call.ts';

const PR_GET_DUMPABLE = 3;
const PR_SET_DUMPABLE = 4;
const CLOSE_RANGE_CLOEXEC = 4;
const firstDescriptor = 3;
const lastDescriptor = 0xffff_ffff;

let call: ReturnType<typeof openSystemCalls>;

/** Must run before the process starts a sandboxed child. */
export function hardenProcess(): void {
  if (call) return;
  call = openSystemCalls();
  if (!call) return;
  // No other process of this user can read our environment or memory or attach to us, and crashes write no core dumps.
  call('prctl', PR_SET_DUMPABLE, 0);
  // What whoever started this process left open is not passed on. Node does the same, but only up to the first gap.
  call('close_range', firstDescriptor, lastDescriptor, CLOSE_RANGE_CLOEXEC);
  // io_uring opens files and connections without passing the system call filter. Children inherit this setting, so
  // their event loops, which would otherwise create rings before any of our code runs, do without it.
  filterCalls(call, [{ call: 'io_uring_setup', answer: notImplemented }], allowed);
}

/** Whether other processes of the same user are locked out. Nothing locks out root. */
export function isUndumpable(): boolean {
  return call?.('prctl', PR_GET_DUMPABLE) === 0 && process.geteuid?.() !== 0;
}
