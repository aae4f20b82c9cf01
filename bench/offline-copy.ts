import { readdirSync, readFileSync } from 'node:fs';
import { Phone } from '../tests/e2e/kit/phone';
import { Portal } from '../tests/e2e/kit/portal';
import { figure, heading, quantile } from './kit/figures';

// From the registration of the worker until every file of the offline copy is on the device, on a first visit: by the bundle, and in turns by a
// reference without it, whose files are fetched one by one. The processor's time is that of all processes of the browser and of this one, the server.

const rounds = 8;

/** The processor time in ms of a process and of all that come from it, those that have ended too. */
function cpuOf(root: number): number {
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
          .map(Number);
        return [{ pid: Number(pid), parent: fields[1] ?? 0, ticks: fields.slice(11, 15).reduce((sum, one) => sum + one, 0) }];
      } catch {
        return [];
      }
    });
  const parents = new Map(rows.map(({ pid, parent }) => [pid, parent]));
  const isOurs = (pid: number): boolean => pid === root || (pid > 1 && isOurs(parents.get(pid) ?? 0));
  return rows.reduce((sum, { pid, ticks }) => (isOurs(pid) ? sum + ticks * 10 : sum), 0);
}

const portal = await Portal.open();
const ways = { bundle: [] as number[][], alone: [] as number[][] };
try {
  for (let round = 0; round < rounds; round += 1)
    for (const way of ['bundle', 'alone'] as const) {
      portal.api.clears();
      if (way === 'alone') portal.api.answers(/GET \/assets\/bundle-/, 404, 'Not found');
      const phone = new Phone({ isLight: true });
      await phone.on();
      const page = await phone.opens(`${portal.api.url}/robots.txt`);
      const before = cpuOf(process.pid);
      const took = await page.evaluate(async () => {
        const begun = performance.now();
        await navigator.serviceWorker.register('/sw.js');
        await navigator.serviceWorker.ready;
        return performance.now() - begun;
      });
      ways[way].push([took, cpuOf(process.pid) - before]);
      await phone.off();
    }
  const median = (way: keyof typeof ways, which: number) =>
    quantile(
      ways[way].map((row) => row[which] ?? 0),
      0.5,
    );
  heading(`The offline copy of a first visit, ${rounds} rounds in turns`);
  for (const [which, name] of ['until it is whole', 'processor time of browser and server'].entries()) {
    figure(`${name}, by the bundle, median`, median('bundle', which), 'ms');
    figure(`reference: ${name}, file by file, median`, median('alone', which), 'ms');
    figure(`${name}: ratio`, median('bundle', which) / median('alone', which), '', '< 0.8');
  }
} finally {
  portal.api.clears();
  await portal.close();
}
