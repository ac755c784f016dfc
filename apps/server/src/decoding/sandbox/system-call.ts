import { isBuiltin } from 'node:module';
import { type CallName, callNumber, isKnown } from './call-numbers.ts';
import { compileFilter, type Rule } from './filter.ts';

// Names in capitals are from the kernel's headers.
const PR_SET_NO_NEW_PRIVS = 38;
const SECCOMP_SET_MODE_FILTER = 1;
const SECCOMP_FILTER_FLAG_TSYNC = 1;
const instructionBytes = 8;

type Word = number | bigint | Uint8Array;

/** Makes a system call; returns -1 if it fails for any reason. Memory is passed by address. */
export type SystemCall = (call: CallName, ...words: Word[]) => number;

/** Whether this combination of system, processor and Node version can make system calls. */
export function hasSystemCalls(): boolean {
  return process.platform === 'linux' && isKnown(process.arch) && isBuiltin('node:ffi');
}

function addressOf(memory: Uint8Array): bigint {
  return process.getBuiltinModule('node:ffi').getRawPointer(memory);
}

/** Undefined if system calls are unavailable, e.g. forbidden by Node's permission model. */
export function openSystemCalls(): SystemCall | undefined {
  const processor = process.arch;
  if (!hasSystemCalls() || !isKnown(processor)) return undefined;
  const word = 'i64';
  const plain = (given: Word) => (given instanceof Uint8Array ? addressOf(given) : BigInt(given));
  try {
    const { functions } = process.getBuiltinModule('node:ffi').dlopen(null, {
      syscall: { arguments: [word, word, word, word, word, word, word], return: word },
    });
    return (call, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0) => {
      const number = callNumber(call, processor);
      if (number === undefined) return -1;
      return Number(functions.syscall(BigInt(number), plain(a), plain(b), plain(c), plain(d), plain(e), plain(f)));
    };
  } catch {
    return undefined;
  }
}

/** After this, the kernel applies these rules to all threads and everything they start. It cannot be undone. */
export function filterCalls(call: SystemCall, rules: readonly Rule[], otherwise: number): void {
  if (!isKnown(process.arch)) return;
  const filter = compileFilter(process.arch, rules, otherwise);
  const program = new DataView(new ArrayBuffer(16));
  program.setUint16(0, filter.length / instructionBytes, true);
  program.setBigUint64(8, addressOf(filter), true);
  call('prctl', PR_SET_NO_NEW_PRIVS, 1);
  call('seccomp', SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, new Uint8Array(program.buffer));
}
