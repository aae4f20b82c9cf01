/** What a query of Prometheus names. */
export interface Named {
  /** Each metric, with the labels that its selector matches by. */
  metrics: { name: string; labels: string[] }[];
  /** Labels that results are grouped or matched by. */
  grouping: string[];
}

const words = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan', 'atan2']);
const groupings = new Set(['by', 'without', 'on', 'ignoring', 'group_left', 'group_right']);
/** A text · what stands in braces, brackets or round brackets begins · a name · a number · anything else. */
const token = /"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[A-Za-z_:][\w:$]*|\d[\w.]*|\s+|./g;

const listed = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || []);

/**
 * Finds the metrics and labels that a query names, for queries as ours are: names, functions, selectors and groupings. It does not judge the grammar;
 * `promtool` does.
 */
export function namedIn(query: string): Named {
  const tokens = (query.match(token) ?? []).filter((one) => one.trim() !== '');
  const named: Named = { metrics: [], grouping: [] };
  for (let at = 0; at < tokens.length; at++) {
    const one = tokens[at] ?? '';
    const next = tokens[at + 1];
    if (!/^[A-Za-z_:]/.test(one) || words.has(one)) continue;
    if (groupings.has(one)) {
      const end = tokens.indexOf(')', at);
      named.grouping.push(...listed(tokens.slice(at + 2, end).join('')));
      at = end;
    } else if (next === '{') {
      const end = tokens.indexOf('}', at);
      const labels = tokens.slice(at + 2, end).filter((part, index, all) => /^\w/.test(part) && /^[=!]/.test(all[index + 1] ?? ''));
      named.metrics.push({ name: one, labels });
      at = end;
    } else if (next !== '(' && next !== 'by' && next !== 'without') named.metrics.push({ name: one, labels: [] });
  }
  return named;
}
