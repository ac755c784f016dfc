import { dlopen, getInt32, getRawPointer } from 'node:ffi';
import { writeSync } from 'node:fs';

// Simulates native code that has taken over a decoding child: bypasses Node's permissions, asks the C library for
// everything that should be forbidden, and prints what it got. `sandbox` is the folder of the sandbox modules; with
// "unsealed", the process does not apply seccomp.
const [sandbox = '', state, folder = '', port = ''] = process.argv.slice(2);
const api = process.ppid;

const int = 'i32';
const long = 'i64';
const text = 'string';
const memory = 'pointer';
const { functions: libc } = dlopen(null, {
  open: { arguments: [text, int, int], return: int },
  stat: { arguments: [text, memory], return: int },
  socket: { arguments: [int, int, int], return: int },
  connect: { arguments: [int, memory, int], return: int },
  posix_spawn: { arguments: [memory, text, memory, memory, memory, memory], return: int },
  execve: { arguments: [text, memory, memory], return: int },
  ptrace: { arguments: [long, int, long, long], return: long },
  process_vm_readv: { arguments: [int, memory, long, memory, long, long], return: long },
  kill: { arguments: [int, int], return: int },
  fcntl: { arguments: [int, int, int], return: int },
  prlimit: { arguments: [int, int, memory, memory], return: int },
  memfd_create: { arguments: [text, int], return: int },
  syscall: { arguments: [long, long, long], return: long },
  __errno_location: { arguments: [], return: memory },
});

const O_RDONLY = 0;
const O_WRONLY_CREATE = 0o101;
const PTRACE_SEIZE = 0x4206;
const F_SETOWN = 8;
const RLIMIT_CORE = 4;
const PIDFD_OPEN = 434n;
const IO_URING_SETUP = 425n;
/** Buffers whose addresses C code holds: they must not be garbage-collected. */
const kept: Buffer[] = [];

const { applySeccomp } = await import(`${sandbox}/seccomp.ts`);
if (state === 'sealed') applySeccomp();

const attempts: Record<string, () => boolean> = {
  'read the environment of the API': () => opens(`/proc/${api}/environ`),
  'read the memory of the API': () => opens(`/proc/${api}/mem`),
  'copy the memory of the API': copiesMemory,
  'attach to the API': () => libc.ptrace(BigInt(PTRACE_SEIZE), api, 0n, 0n) === 0n,
  'get hold of the API': () => libc.syscall(PIDFD_OPEN, BigInt(api), 0n) >= 0n,
  'send the API a signal': () => libc.kill(api, 0) === 0,
  'have the API sent a signal': () => libc.fcntl(3, F_SETOWN, api) === 0,
  'limit the API': () => libc.prlimit(api, RLIMIT_CORE, null, new Uint8Array(16)) === 0,
  'read the upload of another': () => opens(`${folder}/upload`),
  'read the users': () => opens('/etc/passwd'),
  'read its own program': () => opens(process.execPath),
  'look for a file': () => libc.stat(`${folder}/upload`, new Uint8Array(256)) === 0,
  'write a file': () => libc.open(`${folder}/written-${state}`, O_WRONLY_CREATE, 0o600) >= 0,
  'make a file in memory': () => libc.memfd_create('program', 0) >= 0,
  'make a ring': () => libc.syscall(IO_URING_SETUP, 1n, getRawPointer(new Uint8Array(120))) >= 0n,
  'connect to the API': connects,
  'start a program': () => libc.posix_spawn(new Uint8Array(4), '/bin/true', null, null, list('true'), list()) === 0,
};

const results = Object.entries(attempts).map(([name, attempt]) => [name, attempt() ? 'done' : 'refused']);
writeSync(1, `${JSON.stringify(Object.fromEntries(results))}\n`);
// If this succeeds, the new program replaces this one, and the parent sees its exit code.
libc.execve('/bin/false', list('false'), list());
process.kill(process.pid, 'SIGKILL');

function opens(path: string): boolean {
  return libc.open(path, O_RDONLY, 0) >= 0;
}

function connects(): boolean {
  const AF_INET = 2;
  const SOCK_STREAM = 1;
  const address = Buffer.alloc(16);
  address.writeUInt16LE(AF_INET);
  address.writeUInt16BE(Number(port), 2);
  address.set([127, 0, 0, 1], 4);
  return libc.connect(libc.socket(AF_INET, SOCK_STREAM, 0), address, address.length) === 0;
}

/** Reads a byte at an unmapped address: a process that is allowed to read gets EFAULT. */
function copiesMemory(): boolean {
  const EFAULT = 14;
  const here = BigUint64Array.of(getRawPointer(new Uint8Array(1)), 1n);
  const there = BigUint64Array.of(1n, 1n);
  libc.process_vm_readv(api, here, 1n, there, 1n, 0n);
  return getInt32(libc.__errno_location()) === EFAULT;
}

/** A null-terminated list of C strings. */
function list(...words: string[]): BigUint64Array {
  const texts = words.map((word) => Buffer.from(`${word}\0`));
  kept.push(...texts);
  return BigUint64Array.from([...texts.map((one) => getRawPointer(one)), 0n]);
}
