/** System call numbers on x64 and arm64, from the headers of linux-libc-dev 6.1. arm64 lacks the superseded calls. */
const numbers = {
  brk: [12, 214],
  clock_getres: [229, 114],
  clock_gettime: [228, 113],
  clock_nanosleep: [230, 115],
  clone: [56, 220],
  clone3: [435, 435],
  close: [3, 57],
  close_range: [436, 436],
  epoll_ctl: [233, 21],
  epoll_pwait: [281, 22],
  epoll_pwait2: [441, 441],
  epoll_wait: [232, undefined],
  eventfd2: [290, 19],
  exit: [60, 93],
  exit_group: [231, 94],
  fcntl: [72, 25],
  futex: [202, 98],
  getegid: [108, 177],
  geteuid: [107, 175],
  getgid: [104, 176],
  getpid: [39, 172],
  getrandom: [318, 278],
  getrusage: [98, 165],
  gettid: [186, 178],
  gettimeofday: [96, 169],
  getuid: [102, 174],
  ioctl: [16, 29],
  io_uring_setup: [425, 425],
  kill: [62, 129],
  landlock_add_rule: [445, 445],
  landlock_create_ruleset: [444, 444],
  landlock_restrict_self: [446, 446],
  lseek: [8, 62],
  madvise: [28, 233],
  membarrier: [324, 283],
  mmap: [9, 222],
  mprotect: [10, 226],
  mremap: [25, 216],
  munmap: [11, 215],
  nanosleep: [35, 101],
  openat: [257, 56],
  pkey_alloc: [330, 289],
  pkey_free: [331, 290],
  pkey_mprotect: [329, 288],
  poll: [7, undefined],
  ppoll: [271, 73],
  prctl: [157, 167],
  pread64: [17, 67],
  prlimit64: [302, 261],
  read: [0, 63],
  readv: [19, 65],
  restart_syscall: [219, 128],
  rseq: [334, 293],
  rt_sigaction: [13, 134],
  rt_sigprocmask: [14, 135],
  rt_sigreturn: [15, 139],
  sched_getaffinity: [204, 123],
  sched_getparam: [143, 121],
  sched_getscheduler: [145, 120],
  sched_yield: [24, 124],
  seccomp: [317, 277],
  set_robust_list: [273, 99],
  shutdown: [48, 210],
  sigaltstack: [131, 132],
  socket: [41, 198],
  sysinfo: [99, 179],
  tgkill: [234, 131],
  time: [201, undefined],
  uname: [63, 160],
  write: [1, 64],
  writev: [20, 66],
} as const satisfies Record<string, readonly [x64: number | undefined, arm64: number | undefined]>;

export type CallName = keyof typeof numbers;

/** Supported processors, and their identifiers in a filter (AUDIT_ARCH_X86_64, AUDIT_ARCH_AARCH64). */
const processors = { x64: { column: 0, audit: 0xc000003e }, arm64: { column: 1, audit: 0xc00000b7 } } as const;

export type Processor = keyof typeof processors;

export function isKnown(processor: string): processor is Processor {
  return Object.hasOwn(processors, processor);
}

export function auditName(processor: Processor): number {
  return processors[processor].audit;
}

/** Undefined for a call that does not exist on the processor. */
export function callNumber(call: CallName, processor: Processor): number | undefined {
  return numbers[call][processors[processor].column];
}
