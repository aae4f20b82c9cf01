import { readdirSync, readFileSync } from 'node:fs';

/**
 * The first process inside a machine, by the process of systemd-nspawn; 0: there is none yet. With it all others end, whereas SIGKILL of systemd-nspawn
 * itself would leave them running.
 */
export function initOf(nspawn: number): number {
  for (const name of readdirSync('/proc'))
    try {
      if (/^\d+$/.test(name) && Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]) === nspawn)
        return Number(name);
    } catch {
      // It has ended meanwhile.
    }
  return 0;
}
