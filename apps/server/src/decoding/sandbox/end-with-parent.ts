import { openSystemCalls } from './system-call.ts';

const PR_SET_PDEATHSIG = 1;
const SIGKILL = 9;

/** Asks the kernel to end this process when its parent ends, even while it is busy. Returns whether it will. */
export function endWithParent(): boolean {
  return openSystemCalls()?.('prctl', PR_SET_PDEATHSIG, SIGKILL) === 0;
}
