import { bare } from './judge.mjs';

const width = Math.max(100, process.stdout.columns ?? 160);

/** A text, cut or padded to the width of a cell. */
const cell = (text, size) => (text.length > size ? `${text.slice(0, size - 1)}…` : text.padEnd(size));

function testsCell(tests) {
  const titles = [...new Set(tests.map(({ title }) => bare(title)))];
  return titles.length < 2 ? (titles[0] ?? '') : `${titles.length}: ${titles[0]}`;
}

const marks = { pass: 'pass', FAIL: 'FAIL', 'NO TEST': 'none' };

function printTable(rows) {
  const half = Math.floor((width - 16) / 2);
  console.log(`\n${cell('§', 6)} ${cell('statement (≠: we differ on purpose)', half)} ${cell('test', half)} `);
  for (const { id, says, differs, tests, verdict } of rows)
    console.log(`${cell(id, 6)} ${cell(`${differs ? '≠ ' : ''}${says}`, half)} ${cell(testsCell(tests), half)} ${marks[verdict]}`);
}

/** Prints the table unless `isBrief`, then every failure in full, then one line of counts. */
export function print({ rows, strays }, testCount, isBrief) {
  if (!isBrief) printTable(rows);
  const red = rows.filter(({ verdict }) => verdict === 'FAIL');
  const uncovered = rows.filter(({ verdict }) => verdict === 'NO TEST');
  if (uncovered.length > 0) console.log(`\nNo test: ${uncovered.map(({ id }) => `§${id}`).join(' ')}`);
  for (const { id, tests } of red)
    for (const { file, title, outcome } of tests) if (outcome === 'failed') console.log(`\nRed: §${id} ${file}\n     ${title}`);
  for (const { file, title } of strays) console.log(`\nNames no statement: ${file}\n     ${title}`);
  console.log(`\n${rows.length} statements, ${testCount} tests, ${uncovered.length} uncovered, ${red.length} failed`);
}
