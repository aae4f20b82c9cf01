import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { debian, filesOf, machines, watcher } from '../../../deploy/machines.mjs';
import { type AlertCase, alertCases } from './alert-cases';
import { dashboardQueries, rules, rulesFile, watching } from './files';
import { namedIn } from './promql';

const root = resolve(import.meta.dirname, '../../..');
const operation = readFileSync(join(root, 'docs/operation.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sections of the page: the anchor as GitHub makes it → the text. */
const sections = new Map(
  operation
    .split(/^#{2,3} /m)
    .slice(1)
    .map((section) => {
      const [heading = ''] = section.split('\n');
      const anchor = heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-');
      return [anchor, section] as const;
    }),
);

describe('each alert', () => {
  it.each(rules)('$alert has a section in docs/operation.md that names it and says what to do', ({ alert, annotations, labels }) => {
    const [page, anchor = ''] = annotations.runbook.split('#');
    expect(page).toBe('docs/operation.md');
    const section = sections.get(anchor) ?? '';
    expect(section).toContain(`*${alert}*`);
    // What it means, and at least one thing to do.
    expect(section.length).toBeGreaterThan(200);
    expect(['critical', 'warning', 'none']).toContain(labels.severity);
  });

  it('has a name of its own, and no section names one that is not there', () => {
    const names = rules.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    const told = [...operation.matchAll(/\*([A-Z][a-z]+(?:[A-Z][a-z]+)+)\*/g)].map(([, name = '']) => name);
    expect(told.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has a case in which it fires and one in which it does not', () => {
    const names = rules.map(({ alert }) => alert).filter((name) => name !== 'AlertsArrive');
    expect(Object.keys(alertCases).toSorted()).toEqual(names.toSorted());
  });
});

const promtool = spawnSync('promtool', ['--version']).status === 0;
const amtool = spawnSync('amtool', ['--version']).status === 0;
const missing = (tool: string) => `no ${tool} here: Debian's package is missing`;

function run(tool: string, args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** The metrics that a case gives or that its alert looks at. */
const metricsOf = (alert: string, { fires, quiet }: AlertCase): string[] => {
  const { expr = '' } = rules.find((rule) => rule.alert === alert) ?? {};
  const queries = [expr, ...Object.keys({ ...fires, ...quiet })];
  return queries.flatMap((query) => namedIn(query).metrics.map(({ name }) => name));
};

interface Batch {
  at: string;
  metrics: Set<string>;
  cases: Record<string, AlertCase>;
}

/** Cases that have no metric in common are played together: each run evaluates all rules for minutes, and takes a second. */
function batches(): Batch[] {
  const all: Batch[] = [];
  for (const [alert, one] of Object.entries(alertCases)) {
    const [metrics, at] = [metricsOf(alert, one), one.at ?? '20m'];
    const open = all.find((other) => other.at === at && !metrics.some((name) => other.metrics.has(name)));
    const batch = open ?? { at, metrics: new Set(), cases: {} };
    if (open === undefined) all.push(batch);
    for (const name of metrics) batch.metrics.add(name);
    batch.cases[alert] = one;
  }
  return all;
}

/** A test of promtool: whether the alerts of a batch fire after their series. */
const played = ({ at, cases }: Batch, which: 'fires' | 'quiet') => ({
  interval: '15s',
  input_series: Object.values(cases).flatMap((one) => Object.entries(one[which]).map(([series, values]) => ({ series, values }))),
  promql_expr_test: Object.keys(cases).map((alert) => ({
    expr: `min(count(ALERTS{alertname="${alert}",alertstate="firing"}) > bool 0) or vector(0)`,
    eval_time: at,
    exp_samples: [{ labels: '{}', value: Number(which === 'fires') }],
  })),
});

/** Settings of a cluster that is watched. */
const settings = {
  ...debian,
  ...Object.fromEntries(
    ['APP1', 'APP2', 'APP3', 'EDGE1', 'EDGE2', 'DB1', 'DB2', 'WITNESS', 'WATCH'].map((name, at) => [name, `10.0.0.${at}`]),
  ),
  NETWORK: '10.0.0.0/24',
  ADMIN_NETWORK: '10.0.0.0/24',
  METRICS_TOKEN: 'token',
  PORTAL_NAME: 'portal.example',
  ALERT_TO: 'to@portal.example',
  ALERT_FROM: 'from@portal.example',
  ALERT_SMTP: 'mail.example:25',
  ALERT_SMTP_TLS: 'true',
};

describe('the files of the machine that watches', () => {
  const files = new Map(filesOf(watcher, settings, join(root, 'deploy')).map(({ path, text }) => [path, text]));
  const text = (path: string) => files.get(path) ?? '';

  it('scrape every machine of the cluster, and say its name', () => {
    const { scrape_configs } = parse(text('etc/prometheus/prometheus.yml')) as {
      scrape_configs: { job_name: string; static_configs: { targets: string[]; labels?: { machine?: string } }[] }[];
    };
    const jobs = new Map(
      scrape_configs.map(({ job_name, static_configs }) => [job_name, static_configs.map((one) => one.labels?.machine)]),
    );
    expect(jobs.get('node')).toEqual(['edge1', 'edge2', 'app1', 'app2', 'app3', 'db1', 'db2', 'witness']);
    expect(jobs.get('portal')).toEqual(['app1', 'app2', 'app3']);
    const asked = [...rules.map(({ expr }) => expr), ...dashboardQueries.map(({ expr }) => expr)].join('\n');
    for (const [, job = ''] of asked.matchAll(/job="(\w+)"/g)) expect([...jobs.keys()]).toContain(job);
  });

  it('scrape HAProxy at the ports that it tells at', () => {
    const prometheus = text('etc/prometheus/prometheus.yml');
    for (const machine of machines.filter(({ parts }) => parts.includes('haproxy'))) {
      const name = machine.parts.includes('edge') ? 'edge' : 'primary';
      const config = readFileSync(join(root, 'deploy', machine.parts.at(-1) ?? '', `etc/haproxy/portal/${name}.cfg`), 'utf8');
      const [, port = ''] = /^frontend \w+_metrics\n(?: .*\n)*? +bind \S+:\$\{(\w+)\}/m.exec(config) ?? [];
      expect(prometheus).toContain(`'${settings[machine.address as keyof typeof settings]}:${debian[port]}'`);
    }
  });

  it('need every setting, the token of the metrics among them', () => {
    for (const name of ['METRICS_TOKEN', 'ALERT_TO', 'PORTAL_NAME'])
      expect(() => filesOf(watcher, { ...settings, [name]: '' }, join(root, 'deploy'))).toThrow(`${name} has no value.`);
  });

  it('are read by promtool and amtool', (test) => {
    if (!promtool || !amtool) return test.skip(missing(promtool ? 'amtool' : 'promtool'));
    for (const name of ['prometheus', 'alertmanager']) {
      // The rules where they are here.
      const here = text(`etc/prometheus/${name}.yml`).replace('/etc/prometheus/rules', join(watching, 'prometheus/rules'));
      writeFileSync(join(folder, `${name}.yml`), here);
    }
    expect(run('promtool', ['check', 'config', join(folder, 'prometheus.yml')])).toMatchObject({ status: 0 });
    expect(run('amtool', ['check-config', join(folder, 'alertmanager.yml')])).toMatchObject({ status: 0 });
  });

  it('have queries that Prometheus takes, in the dashboard too', (test) => {
    if (!promtool) return test.skip(missing('promtool'));
    const queries = dashboardQueries.map(({ expr }, at) => ({ record: `q${at}`, expr: expr.replaceAll('$__rate_interval', '1m') }));
    writeFileSync(join(folder, 'queries.yml'), JSON.stringify({ groups: [{ name: 'dashboard', rules: queries }] }));
    expect(run('promtool', ['check', 'rules', join(folder, 'queries.yml')])).toMatchObject({ status: 0 });
  });

  it('have alerts that fire when they must and are quiet when they must', (test) => {
    if (!promtool) return test.skip(missing('promtool'));
    const tests = batches().flatMap((batch) => [played(batch, 'fires'), played(batch, 'quiet')]);
    writeFileSync(join(folder, 'tests.yml'), JSON.stringify({ rule_files: [rulesFile], evaluation_interval: '30s', tests }));
    expect(run('promtool', ['test', 'rules', join(folder, 'tests.yml')])).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') });
  });
});
