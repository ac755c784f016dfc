import { readFileSync, writeFileSync } from 'node:fs';

/** The unit in which the kernel counts processor time. */
const millisecondsPerTick = 10;
/** Indices of fields in /proc/<id>/stat, counted from after the name. */
const [user, system, userOfEnded, systemOfEnded] = [11, 12, 13, 14];
const resetPeak = '5';

/** User and system time of a process so far, in milliseconds. */
export function processorTime(pid: number): number {
  return ticks(pid, user, system) * millisecondsPerTick;
}

/** The same for all ended child processes of this one. */
export function processorTimeOfEnded(): number {
  return ticks('self', userOfEnded, systemOfEnded) * millisecondsPerTick;
}

/** Resident megabytes. */
export function residentNow(pid: number): number {
  return memory(pid, 'VmRSS');
}

/**
 * Peak resident megabytes while `work` runs, as recorded by the kernel, so that no peak between two samples is missed.
 */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  writeFileSync(`/proc/${pid}/clear_refs`, resetPeak);
  await work();
  return memory(pid, 'VmHWM');
}

function ticks(pid: number | 'self', ...places: number[]): number {
  // The name may contain spaces and brackets.
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  return places.reduce((sum, place) => sum + Number(fields[place]), 0);
}

function memory(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const [, kibibytes] =
    readFileSync(`/proc/${pid}/status`, 'latin1').match(new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}
