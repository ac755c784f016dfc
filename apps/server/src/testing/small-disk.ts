import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mountAndRun = 'mount -t tmpfs -o size=2m tmpfs "$1" && shift && exec "$@"';
const ownMounts = ['unshare', '--user', '--map-root-user', '--mount'];

/** Gives a server a bucket with very little disk space. */
interface SmallDisk {
  readonly name: string;
  /** Runs the command passed to it with the small disk. */
  launcher(bucket: string): string[];
  /** Leaves less than a megabyte free. */
  fill(pid: number, bucket: string): void;
  makeRoom(pid: number, bucket: string): void;
  /** The names of the files in the bucket, as the process sees it. */
  names(pid: number, bucket: string): string[];
}

/** A file system of 2 MB that only the server and its children see; it disappears with them. */
const tmpfs: SmallDisk = {
  name: 'a full disk',
  launcher: (bucket) => [...ownMounts, 'sh', '-c', mountAndRun, 'sh', bucket],
  fill: (pid, bucket) => writeFileSync(join(seenBy(pid, bucket), 'filler'), new Uint8Array(1_500_000)),
  makeRoom: (pid, bucket) => rmSync(join(seenBy(pid, bucket), 'filler')),
  names: (pid, bucket) => namesIn(seenBy(pid, bucket)),
};

/** Limits files written by the process to 500 KB. */
const fileLimit: SmallDisk = {
  name: 'a limit on the size of files',
  launcher: () => [],
  fill: (pid) => limitFiles(pid, '500000'),
  makeRoom: (pid) => limitFiles(pid, 'unlimited'),
  names: (_pid, bucket) => namesIn(bucket),
};

export const smallDisks = [fileLimit, ...(mayMount() ? [tmpfs] : [])];

function limitFiles(pid: number, bytes: string): void {
  run(['prlimit', '--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

function mayMount(): boolean {
  try {
    run([...ownMounts, 'sh', '-c', mountAndRun, 'sh', tmpdir(), 'true']);
    return true;
  } catch {
    console.warn('No file system may be mounted here: a full disk is left out');
    return false;
  }
}

function seenBy(pid: number, folder: string): string {
  return `/proc/${pid}/root${folder}`;
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

function run([command = '', ...args]: readonly string[]): void {
  execFileSync(command, args, { stdio: 'ignore' });
}
