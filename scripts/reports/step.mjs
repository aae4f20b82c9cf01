import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { failedIn } from './tests.mjs';

/** The folder of reports. */
export const out = 'test-results';

export const secondsSince = (start) => Math.round((Date.now() - start) / 1000);

/** How many lines of a failed step the closing summary repeats. */
const lines = { ofTest: 12, ofOutput: 40 };

/** The end of a text, without colours. */
const endOf = (text, count) => stripVTControlCharacters(text).trimEnd().split('\n').slice(-count);
const beginningOf = (text, count) => stripVTControlCharacters(text).trim().split('\n').slice(0, count);

/** A shell that runs a program and then tells its processor time, and that of all its processes that have ended. */
const timed = ['-c', '"$@" 3>&-; status=$?; times >&3; exit $status', 'sh', process.execPath];

/** Seconds of processor time in what `times` of a shell writes: a line of its own, a line of the programs that it ran. */
export const cpuSecondsIn = (text) =>
  [...(text.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * minutes + Number(seconds),
    0,
  );

/**
 * Runs a program of Node as one step and answers its name, its status and what it said. Its output is printed at its end in one piece, because
 * another step may run beside it; `isLive`: at once. `report`: the name of the report that it writes.
 */
export function step(name, args, { env = {}, isLive = false, report } = {}) {
  const start = Date.now();
  if (isLive) console.log(`\n▶ ${name}`);
  const child = spawn('/bin/sh', [...timed, ...args], { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const said = [];
  let times = '';
  child.stdio[3].on('data', (text) => {
    times += text;
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said.push(text);
      if (isLive) process.stdout.write(text);
    });
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const output = Buffer.concat(said);
      if (!isLive) process.stdout.write(Buffer.concat([Buffer.from(`\n▶ ${name}\n`), output]));
      console.log(
        `  ${name}: ${status === 0 ? 'done' : 'FAILED'} in ${secondsSince(start)} s, with ${Math.round(cpuSecondsIn(times))} s of CPU`,
      );
      resolve({ name, isWell: status === 0, output: output.toString(), report });
    });
  });
}

/**
 * What failed, as lines that end the whole output: a service that runs the tests may keep its end alone. Of each failed step the tests that
 * failed with the beginnings of their messages, or, where its report names none, the end of its output.
 */
export function failuresOf(steps, folder = out) {
  return steps
    .filter(({ isWell }) => !isWell)
    .flatMap(({ name, output, report }) => {
      const tests = report === undefined ? [] : failedIn(folder, report);
      const rows = tests.flatMap(({ file, title, messages }) => [
        `  ✗ ${file}${title === '' ? '' : `: ${title}`}`,
        ...messages.flatMap((message) => beginningOf(message, lines.ofTest).map((line) => `      ${line}`)),
      ]);
      return ['', `FAILED: ${name}`, ...(rows.length > 0 ? rows : endOf(output, lines.ofOutput).map((line) => `  ${line}`))];
    });
}
