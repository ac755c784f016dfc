import type { CallName } from './call-numbers.ts';
import { allowed, notImplemented, type Rule, refused } from './filter.ts';
import { filterCalls, openSystemCalls } from './system-call.ts';

const AF_UNIX = 1;
const SOCK_STREAM = 1;

/**
 * After this call, the process cannot open, connect to or start anything, even if its code is taken over. Returns
 * whether the filter is active: on systems without support, the process continues without it.
 */
export function applySeccomp(): boolean {
  const call = openSystemCalls();
  if (!call) return false;
  filterCalls(call, seccompRules(process.pid), refused);
  return call('socket', AF_UNIX, SOCK_STREAM) === -1;
}

/** Everything a child needs after loading its code: memory, threads, clocks, its own signals and its open files. */
const free: readonly CallName[] = [
  ...(['futex', 'read', 'write', 'epoll_pwait', 'mprotect', 'madvise', 'mmap', 'munmap', 'brk'] as const),
  ...(['readv', 'writev', 'pread64', 'lseek', 'close', 'shutdown', 'eventfd2'] as const),
  ...(['epoll_ctl', 'epoll_wait', 'epoll_pwait2', 'poll', 'ppoll'] as const),
  ...(['mremap', 'membarrier', 'pkey_alloc', 'pkey_free', 'pkey_mprotect'] as const),
  ...(['rseq', 'set_robust_list', 'sched_yield', 'exit', 'exit_group', 'restart_syscall'] as const),
  ...(['sched_getaffinity', 'sched_getparam', 'sched_getscheduler'] as const),
  ...(['rt_sigaction', 'rt_sigprocmask', 'rt_sigreturn', 'sigaltstack'] as const),
  ...(['clock_getres', 'clock_gettime', 'clock_nanosleep', 'nanosleep', 'gettimeofday', 'time'] as const),
  ...(['getpid', 'gettid', 'getuid', 'geteuid', 'getgid', 'getegid'] as const),
  ...(['getrandom', 'getrusage', 'sysinfo', 'uname'] as const),
];

const CLONE_THREAD = 0x00010000;
/** CLONE_NEWNS, CLONE_NEWCGROUP, …UTS, …IPC, …USER, …PID, …NET. */
const newNamespaces = 0x7e020000;
/** F_GETFD, F_SETFD, F_GETFL, F_SETFL. Other commands can send signals to any process. */
const descriptorFlags = [1, 2, 3, 4];
/** FIONBIO, FIOCLEX. */
const blockingAndInheritance = [0x5421, 0x5451];
/** PR_SET_NAME, PR_SET_VMA: names of threads and of memory. */
const naming = [15, 0x53564d41];

/**
 * Calls that a sandboxed child may make. All others are refused: opening, connecting, starting, tracing, future calls.
 */
export function seccompRules(pid: number): Rule[] {
  return [
    ...free.map((call) => ({ call, answer: allowed })),
    {
      call: 'clone',
      answer: allowed,
      when: [{ argument: 0, mask: CLONE_THREAD | newNamespaces, value: CLONE_THREAD }],
    },
    // Its flags are in memory, which a filter cannot read.
    { call: 'clone3', answer: notImplemented },
    ...oneOf('fcntl', 1, descriptorFlags),
    ...oneOf('ioctl', 1, blockingAndInheritance),
    ...oneOf('prctl', 0, naming),
    // Signals to itself only.
    ...oneOf('kill', 0, [pid]),
    ...oneOf('tgkill', 0, [pid]),
    // Only to read its own limits.
    {
      call: 'prlimit64',
      answer: allowed,
      when: [
        { argument: 0, value: 0 },
        { argument: 2, value: 0 },
        { argument: 2, half: 'upper', value: 0 },
      ],
    },
  ];
}

function oneOf(call: CallName, argument: number, values: readonly number[]): Rule[] {
  return values.map((value) => ({ call, answer: allowed, when: [{ argument, value }] }));
}
