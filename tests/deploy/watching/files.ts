import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** The folder of what watches a cluster. */
export const watching = resolve(import.meta.dirname, '../../../deploy/watching/etc');

export interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

/** The file of the alert rules, and the rules in it. */
export const rulesFile = join(watching, 'prometheus/rules/portal.yml');
export const rules = (parse(readFileSync(rulesFile, 'utf8')) as { groups: { rules: AlertRule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

interface Panel {
  id: number;
  title: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; legendFormat: string }[];
}

export const dashboard = JSON.parse(readFileSync(join(watching, 'grafana/dashboards/portal.json'), 'utf8')) as {
  panels: Panel[];
  annotations: { list: { expr: string }[] };
};

/** Every query of the dashboard, with the panel that asks it. */
export const dashboardQueries = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr, legendFormat }) => ({ title, expr, legendFormat }))),
  ...dashboard.annotations.list.map(({ expr }) => ({ title: 'annotations', expr, legendFormat: '' })),
];
