import { readFileSync, writeFileSync } from 'node:fs';

/** What the kernel counts processor time in. */
const millisecondsPerTick = 10;
/** Places in /proc/<id>/stat, counted from what follows the name. */
const [user, system, userOfEnded, systemOfEnded] = [11, 12, 13, 14];
const resetPeak = '5';

/** User and system time of a process so far, in milliseconds. */
export function processorTime(pid: number): number {
  return ticks(pid, user, system) * millisecondsPerTick;
}

/** The same of all that this process has started and that has ended. */
export function processorTimeOfEnded(): number {
  return ticks('self', userOfEnded, systemOfEnded) * millisecondsPerTick;
}

/** Resident megabytes. */
export function residentNow(pid: number): number {
  return memory(pid, 'VmRSS');
}

/** The most resident megabytes while `work` runs, as the kernel saw it: nothing falls between two looks. */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  writeFileSync(`/proc/${pid}/clear_refs`, resetPeak);
  await work();
  return memory(pid, 'VmHWM');
}

function ticks(pid: number | 'self', ...places: number[]): number {
  // A name may hold spaces and brackets.
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
