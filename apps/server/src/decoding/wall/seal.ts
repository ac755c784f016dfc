import { REFUSE } from './filter.ts';
import { sealedCalls } from './sealed-calls.ts';
import { filterCalls } from './seccomp.ts';
import { openSystemCalls } from './system-call.ts';

const AF_UNIX = 1;
const SOCK_STREAM = 1;

/**
 * From now on this process opens nothing, connects to nothing and starts nothing, whatever its code may turn into.
 * Tells whether that is so: where the system cannot, the process goes on without.
 */
export function seal(): boolean {
  const call = openSystemCalls();
  if (!call) return false;
  filterCalls(call, sealedCalls(process.pid), REFUSE);
  return call('socket', AF_UNIX, SOCK_STREAM) === -1;
}
