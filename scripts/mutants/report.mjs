import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { equivalents } from './equivalents.mjs';

/** The share of a file's mutants that its unit tests must kill. */
export const wanted = 0.95;

const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** The text of a file between two positions of Stryker, whose lines and columns count from 1. */
function between(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  lines[0] = lines[0].slice(start.column - 1);
  return inOneLine(lines.join('\n'));
}

const dead = ['Killed', 'Timeout'];
const alive = ['Survived', 'NoCoverage'];

/** Mutants by file: the number killed, the equivalent ones, the survivors, and entries of equivalents that are wrong. */
export function scored(mutants) {
  const files = new Map();
  for (const mutant of mutants) {
    if (![...dead, ...alive].includes(mutant.status)) continue;
    const file = relative(process.cwd(), mutant.fileName);
    const entry = files.get(file) ?? {
      file,
      killed: 0,
      equivalent: new Set(),
      excused: 0,
      survived: [],
      source: readFileSync(file, 'utf8'),
    };
    files.set(file, entry);
    if (dead.includes(mutant.status)) {
      entry.killed += 1;
      continue;
    }
    const from = between(entry.source, mutant.location);
    const to = inOneLine(mutant.replacement ?? '');
    const line = entry.source.split('\n')[mutant.location.start.line - 1];
    const known = equivalents.find(
      ({ within = '', ...each }) => each.file === file && each.from === from && each.to === to && line.includes(within),
    );
    if (known === undefined) entry.survived.push({ line: mutant.location.start.line, from, to });
    else {
      entry.equivalent.add(known);
      entry.excused += 1;
    }
  }
  return [...files.values()].map(({ source: _, ...entry }) => ({
    ...entry,
    stale: equivalents.filter((each) => each.file === entry.file && !entry.equivalent.has(each)),
    score: entry.killed + entry.survived.length === 0 ? 1 : entry.killed / (entry.killed + entry.survived.length),
  }));
}

const cell = (value, width) => String(value).padStart(width);

/** Prints survivors, then a table with the score of each file. */
export function print(files) {
  for (const { file, survived, stale } of files) {
    for (const { line, from, to } of survived) console.log(`${file}:${line} survived: ${from} → ${to === '' ? '(nothing)' : to}`);
    for (const { from, to } of stale) console.log(`${file}: named as equivalent, and not among the survivors: ${from} → ${to}`);
  }
  const width = Math.max(...files.map(({ file }) => file.length));
  console.log(`\n${'file'.padEnd(width)}  killed  equivalent  survived  score`);
  for (const { file, killed, excused, survived, score } of files)
    console.log(
      `${file.padEnd(width)}${cell(killed, 8)}${cell(excused, 12)}${cell(survived.length, 10)}${cell(`${(score * 100).toFixed(0)} %`, 7)}${score < wanted ? '  too low' : ''}`,
    );
  const sum = (of) => files.reduce((all, each) => all + of(each), 0);
  const killed = sum((each) => each.killed);
  const survived = sum((each) => each.survived.length);
  console.log(
    `\n${files.length} files: ${killed} killed, ${sum((each) => each.excused)} equivalent, ${survived} survived, ${((100 * killed) / (killed + survived)).toFixed(1)} %`,
  );
}
