import { readFileSync } from 'node:fs';

/** Ticks are a hundredth of a second on every Linux. */
const MS_PER_TICK = 10;
const USER_TIME = 11;

/** ms that a process has worked. Infinity where the system doesn't tell. */
export function cpuTimeOf(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program can contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TIME]) + Number(fields[USER_TIME + 1])) * MS_PER_TICK;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
