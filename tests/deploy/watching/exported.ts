import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMetrics } from '../../../server/observability/metrics';

/** Metrics that exist: name → labels. */
export type Exported = ReadonlyMap<string, ReadonlySet<string>>;

/** Labels that Prometheus adds to everything that it reads from a target of ours. */
export const targetLabels = ['job', 'instance', 'machine'];

const line = { size: 0, oldestMs: 0 };

/** The metrics of a server in operation: each kind of event has happened once, so that each series is there. */
export async function portalMetrics(): Promise<Exported> {
  const metrics = openMetrics({ hasProcess: true });
  metrics.watch({
    submissions: line,
    starts: line,
    pool: () => ({ open: 1, idle: 1, waiting: 0 }),
    secondsAhead: async () => 0,
    identitySecondsAhead: () => 0,
    demandWrites: async () => undefined,
    lateJobs: async () => ({ webhook: 1 }),
    warnings: () => [],
    about: { version: '1', database: 'postgres', identity: 'firebase' },
  });
  metrics.replied('submit', 200, 1);
  metrics.refused('submit', 'invalid', 'fields-not-valid');
  metrics.filed();
  metrics.line('submissions').waited(1);
  metrics.line('submissions').committed(1, 1, true);
  const found = new Map<string, Set<string>>();
  for (const sample of (await metrics.text()).text.split('\n')) {
    const [, name, labels = ''] = /^([A-Za-z_:][\w:]*)(?:\{(.*)\})? /.exec(sample) ?? [];
    if (name === undefined) continue;
    const known = found.get(name) ?? new Set<string>();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

/** The metrics of the other parts, as Debian's versions tell them: the lists beside this file. */
export function othersMetrics(): Exported {
  const folder = join(import.meta.dirname, 'exported');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return new Map(
    lines
      .filter((one) => one !== '' && !one.startsWith('#'))
      .map((one) => {
        const [name = '', labels = ''] = one.split(' ');
        return [name, new Set(labels.split(',').filter(Boolean))];
      }),
  );
}
