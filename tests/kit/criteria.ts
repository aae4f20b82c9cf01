import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The criteria of WCAG 2.2 at levels A and AA (W3C Recommendation of 5 October 2023); 4.1.1 is no longer one of them. */
export const criteria: readonly [number: string, name: string, level: 'A' | 'AA'][] = [
  ['1.1.1', 'Non-text Content', 'A'],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A'],
  ['1.2.2', 'Captions (Prerecorded)', 'A'],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A'],
  ['1.2.4', 'Captions (Live)', 'AA'],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA'],
  ['1.3.1', 'Info and Relationships', 'A'],
  ['1.3.2', 'Meaningful Sequence', 'A'],
  ['1.3.3', 'Sensory Characteristics', 'A'],
  ['1.3.4', 'Orientation', 'AA'],
  ['1.3.5', 'Identify Input Purpose', 'AA'],
  ['1.4.1', 'Use of Color', 'A'],
  ['1.4.2', 'Audio Control', 'A'],
  ['1.4.3', 'Contrast (Minimum)', 'AA'],
  ['1.4.4', 'Resize Text', 'AA'],
  ['1.4.5', 'Images of Text', 'AA'],
  ['1.4.10', 'Reflow', 'AA'],
  ['1.4.11', 'Non-text Contrast', 'AA'],
  ['1.4.12', 'Text Spacing', 'AA'],
  ['1.4.13', 'Content on Hover or Focus', 'AA'],
  ['2.1.1', 'Keyboard', 'A'],
  ['2.1.2', 'No Keyboard Trap', 'A'],
  ['2.1.4', 'Character Key Shortcuts', 'A'],
  ['2.2.1', 'Timing Adjustable', 'A'],
  ['2.2.2', 'Pause, Stop, Hide', 'A'],
  ['2.3.1', 'Three Flashes or Below Threshold', 'A'],
  ['2.4.1', 'Bypass Blocks', 'A'],
  ['2.4.2', 'Page Titled', 'A'],
  ['2.4.3', 'Focus Order', 'A'],
  ['2.4.4', 'Link Purpose (In Context)', 'A'],
  ['2.4.5', 'Multiple Ways', 'AA'],
  ['2.4.6', 'Headings and Labels', 'AA'],
  ['2.4.7', 'Focus Visible', 'AA'],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'AA'],
  ['2.5.1', 'Pointer Gestures', 'A'],
  ['2.5.2', 'Pointer Cancellation', 'A'],
  ['2.5.3', 'Label in Name', 'A'],
  ['2.5.4', 'Motion Actuation', 'A'],
  ['2.5.7', 'Dragging Movements', 'AA'],
  ['2.5.8', 'Target Size (Minimum)', 'AA'],
  ['3.1.1', 'Language of Page', 'A'],
  ['3.1.2', 'Language of Parts', 'AA'],
  ['3.2.1', 'On Focus', 'A'],
  ['3.2.2', 'On Input', 'A'],
  ['3.2.3', 'Consistent Navigation', 'AA'],
  ['3.2.4', 'Consistent Identification', 'AA'],
  ['3.2.6', 'Consistent Help', 'A'],
  ['3.3.1', 'Error Identification', 'A'],
  ['3.3.2', 'Labels or Instructions', 'A'],
  ['3.3.3', 'Error Suggestion', 'AA'],
  ['3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA'],
  ['3.3.7', 'Redundant Entry', 'A'],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'AA'],
  ['4.1.2', 'Name, Role, Value', 'A'],
  ['4.1.3', 'Status Messages', 'AA'],
];

/** Criteria that came with WCAG 2.2: EN 301 549 V3.2.1 and IS 17802 have no clause for them. */
export const newIn22: readonly string[] = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

export const levels = ['Supports', 'Partially supports', 'Does not support', 'Not applicable'];

/** A row of the table of criteria, as written. */
export interface Row {
  number: string;
  name: string;
  clause: string;
  grade: string;
  level: string;
  how: string;
  evidence: string;
}

/** Reads the table of criteria of a document of the repository. */
export const rowsIn = (text: string): Row[] =>
  [...text.matchAll(/^\| (\d\.\d\.\d+) ([^|]+) \| ([^|]+) \| (A|AA) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, number = '', name = '', clause = '', grade = '', level = '', how = '', evidence = '']) => ({
      number,
      name,
      clause,
      grade,
      level,
      how,
      evidence,
    }),
  );

/** The criteria that a document does not call met. */
export const unmetIn = (path: string): string[] =>
  rowsIn(readFileSync(join(root, path), 'utf8')).flatMap(({ number, level }) =>
    level === 'Supports' || level === 'Not applicable' ? [] : [number],
  );

/** The titles of the tests in a source text; a title in parts has its first part only. */
const titlesIn = (code: string): string[] =>
  [...code.matchAll(/(?:\b(?:test|it)(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g)].map(
    ([, single, double, quasi]) => (single ?? double ?? quasi ?? '').replaceAll(/\\(.)/g, '$1').replaceAll(/\$\{(\w+)\}/g, '<$1>'),
  );

const named = /`(tests\/[\w./-]+)`: “([^”]+)”/g;
const byHand = /by hand, (\d{4}-\d{2}-\d{2}): (.+)$/;

/**
 * What is wrong with the evidence of a row: none at all, a test that is not there, or something done by hand without a date or without steps
 * (fewer than six words). `read` gives the text of a file, or null.
 */
export function evidenceFaults({ number, evidence }: Pick<Row, 'number' | 'evidence'>, read: (path: string) => string | null): string[] {
  const faults: string[] = [];
  const tests = [...evidence.matchAll(named)];
  for (const [, path = '', title = ''] of tests) {
    const code = read(path);
    if (code === null) faults.push(`${number}: no file ${path}`);
    else if (!titlesIn(code).includes(title)) faults.push(`${number}: no test “${title}” in ${path}`);
  }
  const rest = evidence.replaceAll(named, '').replaceAll(/[;\s]/g, '');
  if (rest !== '') {
    const [, date = '', steps = ''] = byHand.exec(evidence) ?? [];
    const isDate = Number.isFinite(Date.parse(date));
    if (!isDate || steps.split(/\s+/).length < 6) faults.push(`${number}: by hand needs a date and steps: ${evidence}`);
  } else if (tests.length === 0) faults.push(`${number}: no evidence`);
  return faults;
}
