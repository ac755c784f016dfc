import { REFUSE } from './filter.ts';
import { sealedCalls } from './sealed-calls.ts';
import { filterCalls } from './seccomp.ts';
import { openSystemCalls } from './system-call.ts';

const AF_UNIX = 1;
const SOCK_STREAM = 1;

/**
 * From now on, this process cannot open, connect to or start anything, even if its code is taken over. Returns
 * whether the seal is in place: where the system does not support it, the process continues without.
 */
export function seal(): boolean {
  const call = openSystemCalls();
  if (!call) return false;
  filterCalls(call, sealedCalls(process.pid), REFUSE);
  return call('socket', AF_UNIX, SOCK_STREAM) === -1;
}
