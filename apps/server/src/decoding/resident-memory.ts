import { readFileSync } from 'node:fs';

/** Resident memory of a process in bytes; undefined on systems without /proc. */
export function residentBytes(pid: number): number | undefined {
  try {
    const [, kibibytes] = readFileSync(`/proc/${pid}/status`, 'latin1').match(/^VmRSS:\s+(\d+) kB$/m) ?? [];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
