import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second, on every machine of today. */
const tickMs = 10;

/** CPU time that processes and their ended children have used since their start, in milliseconds; a process that has ended counts as 0. */
export function cpuMsOf(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids)
    try {
      // After the name, which may have spaces: utime, stime, cutime and cstime are fields 14 to 17 of the whole line.
      const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ');
      ticks += fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    } catch {
      // It has ended.
    }
  return ticks * tickMs;
}
