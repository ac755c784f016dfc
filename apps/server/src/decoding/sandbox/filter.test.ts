import { describe, expect, test } from 'vitest';
import { allowed, compileFilter, notImplemented, refused } from './filter.ts';
import { seccompRules } from './seccomp.ts';

const pid = 4711;
const killed = 0x80000000;
const thread = 0x3d0f00; // as glibc starts a thread
const fork = 17; // SIGCHLD, nothing shared

const x86 = 0x40000003;
const processors = { x64: 0xc000003e, arm64: 0xc00000b7 } as const;

interface Call {
  number: number;
  processor: number;
  words?: readonly (number | bigint)[];
}

/** Interprets a filter as the kernel does. */
function answer(filter: Uint8Array, { number, processor, words = [] }: Call): number | undefined {
  const call = new DataView(new ArrayBuffer(64));
  call.setUint32(0, number, true);
  call.setUint32(4, processor, true);
  for (const [index, word] of words.entries())
    call.setBigUint64(16 + index * 8, BigInt.asUintN(64, BigInt(word)), true);
  const program = new DataView(filter.buffer);
  let value = 0;
  for (let at = 0; at < filter.length; at += 8) {
    const operand = program.getUint32(at + 4, true);
    switch (program.getUint16(at, true)) {
      case 0x20:
        value = call.getUint32(operand, true);
        break;
      case 0x54:
        value = (value & operand) >>> 0;
        break;
      case 0x15:
        at += 8 * program.getUint8(at + (value === operand ? 2 : 3));
        break;
      case 0x06:
        return operand;
      default:
        throw new Error(`no such instruction at ${at}`);
    }
  }
  return undefined;
}

// The numbers are repeated here, because comparing the table with itself would prove nothing.
const calls = {
  x64: { read: 0, open: 2, socket: 41, connect: 42, clone: 56, fork: 57, vfork: 58, execve: 59, kill: 62, fcntl: 72 },
  arm64: { read: 63, open: 56, socket: 198, connect: 203, clone: 220, execve: 221, kill: 129, fcntl: 25 },
};
const more = {
  x64: { ioctl: 16, ptrace: 101, openat: 257, newfstatat: 262, unshare: 272, prlimit64: 302, process_vm_readv: 310 },
  arm64: { ioctl: 29, ptrace: 117, openat: 56, newfstatat: 79, unshare: 97, prlimit64: 261, process_vm_readv: 270 },
};
const newer = { io_uring_setup: 425, io_uring_enter: 426, pidfd_open: 434, clone3: 435, openat2: 437, unheardOf: 5000 };

describe.each(['x64', 'arm64'] as const)('a sealed child on %s', (name) => {
  const filter = compileFilter(name, seccompRules(pid), refused);
  const numbers: Record<string, number> = { ...calls[name], ...more[name], ...newer };
  const ask = (call: string, ...words: (number | bigint)[]) =>
    answer(filter, { number: numbers[call] ?? -1, processor: processors[name], words });

  test('works on what it has', () => {
    expect(ask('read', 3)).toBe(allowed);
    expect(ask('fcntl', 3, 4)).toBe(allowed);
    expect(ask('prlimit64', 0, 3, 0, 0x7fff0000)).toBe(allowed);
  });

  test('starts threads, and neither processes nor namespaces', () => {
    expect(ask('clone', thread)).toBe(allowed);
    expect(ask('clone', fork)).toBe(refused);
    expect(ask('clone', thread | 0x10000000)).toBe(refused);
    expect(ask('clone3')).toBe(notImplemented);
    for (const call of ['fork', 'vfork', 'execve', 'unshare']) if (call in numbers) expect(ask(call)).toBe(refused);
  });

  test('sends signals to itself and to nobody else', () => {
    expect(ask('kill', pid, 9)).toBe(allowed);
    for (const other of [1, 0, -1, pid + 1]) expect(ask('kill', other, 9)).toBe(refused);
    expect(ask('fcntl', 3, 8, 1)).toBe(refused);
    expect(ask('ioctl', 3, 0x8901, 1)).toBe(refused);
  });

  test('changes no limits, not even where the address of the new ones has an empty half', () => {
    expect(ask('prlimit64', 1, 3, 0, 0)).toBe(refused);
    expect(ask('prlimit64', 0, 3, 0x1000)).toBe(refused);
    expect(ask('prlimit64', 0, 3, 0x100000000n)).toBe(refused);
  });

  test.each(['open', 'openat', 'openat2', 'newfstatat', 'socket', 'connect', 'ptrace', 'process_vm_readv'])(
    'is refused %s',
    (call) => expect(ask(call)).toBe(refused),
  );

  test.each(['io_uring_setup', 'io_uring_enter', 'pidfd_open', 'unheardOf'])('is refused %s', (call) =>
    expect(ask(call)).toBe(refused),
  );

  test('is ended when it calls as a program of another processor', () => {
    expect(answer(filter, { number: 5, processor: x86 })).toBe(killed);
  });
});
