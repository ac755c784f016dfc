import { isBuiltin } from 'node:module';
import { type CallName, callNumber, isKnown } from './call-numbers.ts';

type Word = number | bigint | Uint8Array;

/** Makes a system call; returns -1 if it fails for any reason. Memory is passed by address. */
export type SystemCall = (call: CallName, ...words: Word[]) => number;

/** Whether this combination of system, processor and Node can make system calls at all. */
export function hasSystemCalls(): boolean {
  return process.platform === 'linux' && isKnown(process.arch) && isBuiltin('node:ffi');
}

export function addressOf(memory: Uint8Array): bigint {
  return process.getBuiltinModule('node:ffi').getRawPointer(memory);
}

/** Undefined if system calls are unavailable, including where Node's permission model forbids them. */
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
