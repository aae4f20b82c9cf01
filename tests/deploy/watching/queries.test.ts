import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Exported, othersMetrics, portalMetrics, targetLabels } from './exported';
import { dashboard, dashboardQueries, rules } from './files';
import { namedIn } from './promql';

let exported: Exported;
beforeAll(async () => {
  exported = new Map([...othersMetrics(), ...(await portalMetrics())]);
});

/** What a query names that does not exist. */
function strangersIn(query: string): string[] {
  const { metrics, grouping } = namedIn(query);
  const labelsOf = (name: string) => [...(exported.get(name) ?? []), ...targetLabels];
  const known = metrics.flatMap(({ name }) => labelsOf(name));
  return [
    ...metrics.filter(({ name }) => !exported.has(name)).map(({ name }) => name),
    ...metrics.flatMap(({ name, labels }) => labels.filter((label) => !labelsOf(name).includes(label)).map((label) => `${name}{${label}}`)),
    ...grouping.filter((label) => !known.includes(label)),
  ];
}

describe('queries', () => {
  it.each(dashboardQueries)('of the dashboard name only metrics and labels that exist: $title, $legendFormat', ({ expr, legendFormat }) => {
    expect(namedIn(expr).metrics.length).toBeGreaterThan(0);
    expect(strangersIn(expr)).toEqual([]);
    const legend = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
    const labels = namedIn(expr).metrics.flatMap(({ name }) => [...(exported.get(name) ?? []), ...targetLabels]);
    expect(legend.filter((label) => !labels.includes(label))).toEqual([]);
  });

  it.each(rules)('of alert $alert name only metrics and labels that exist', ({ alert, expr, annotations }) => {
    // One alert looks at nothing: it shows that alerts arrive.
    if (alert !== 'AlertsArrive') expect(namedIn(expr).metrics.length).toBeGreaterThan(0);
    expect(strangersIn(expr)).toEqual([]);
    const told = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label);
    const labels = namedIn(expr).metrics.flatMap(({ name }) => [...(exported.get(name) ?? []), ...targetLabels]);
    expect(told.filter((label) => !labels.includes(label))).toEqual([]);
  });

  it('look at every metric of the portal itself', () => {
    const asked = new Set([...rules, ...dashboardQueries].flatMap(({ expr }) => namedIn(expr).metrics.map(({ name }) => name)));
    const own = [...exported.keys()].filter((name) => name.startsWith('portal_')).map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    const isAsked = (name: string) => ['', '_bucket', '_sum', '_count'].some((ending) => asked.has(name + ending));
    expect([...new Set(own)].filter((name) => !isAsked(name))).toEqual([]);
  });

  it('are read as Prometheus reads them', () => {
    expect(namedIn('sum by (le, call) (rate(a_b{c=~"x|y{z}",d!="e"}[5m])) / on(f) group_left() g:h > 1e3 and vector(1)')).toEqual({
      metrics: [
        { name: 'a_b', labels: ['c', 'd'] },
        { name: 'g:h', labels: [] },
      ],
      grouping: ['le', 'call', 'f'],
    });
    expect(strangersIn('sum by (city) (portal_filing_queue{person="x"}) + portal_nothing')).toEqual([
      'portal_nothing',
      'portal_filing_queue{person}',
      'city',
    ]);
  });
});

describe('the dashboard', () => {
  it('has panels with names of their own, side by side and one below the other', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const taken = new Set<string>();
    for (const { title, gridPos } of dashboard.panels)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(x, title).toBeLessThan(24);
          expect(taken.has(`${x} ${y}`), title).toBe(false);
          taken.add(`${x} ${y}`);
        }
  });

  it('asks the Prometheus that its file of data sources names', () => {
    const sources = readFileSync(
      join(import.meta.dirname, '../../../deploy/watching/etc/grafana/provisioning/datasources/portal.yml'),
      'utf8',
    );
    const [, uid = ''] = /uid: (\S+)/.exec(sources) ?? [];
    const asked = [...JSON.stringify(dashboard).matchAll(/"type":"prometheus","uid":"([^"]+)"/g)].map(([, one]) => one);
    expect(new Set(asked)).toEqual(new Set([uid]));
  });
});
