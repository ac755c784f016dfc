import { isKnown } from './call-numbers.ts';
import { compileFilter, type Rule } from './filter.ts';
import { addressOf, type SystemCall } from './system-call.ts';

const PR_SET_NO_NEW_PRIVS = 38;
const SECCOMP_SET_MODE_FILTER = 1;
const SECCOMP_FILTER_FLAG_TSYNC = 1;
const INSTRUCTION_BYTES = 8;

/** From now on, the kernel applies these rules to all threads and to whatever they start. This cannot be undone. */
export function filterCalls(call: SystemCall, rules: readonly Rule[], otherwise: number): void {
  if (!isKnown(process.arch)) return;
  const filter = compileFilter(process.arch, rules, otherwise);
  const program = new DataView(new ArrayBuffer(16));
  program.setUint16(0, filter.length / INSTRUCTION_BYTES, true);
  program.setBigUint64(8, addressOf(filter), true);
  call('prctl', PR_SET_NO_NEW_PRIVS, 1);
  call('seccomp', SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, new Uint8Array(program.buffer));
}
