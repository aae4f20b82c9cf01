// `npm run advisories`: asks the registry that npm is set to for known weaknesses of the packages in package-lock.json, and names each with what it came by.
// Exit code 0: none is known. 1: some are. 2: the registry gave no answer, so that nothing is known.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { leave } from '../leave.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

/** The reply of `npm audit --json`; null where it is no report. */
function readReport(text) {
  try {
    const reply = JSON.parse(text);
    return typeof reply.vulnerabilities === 'object' ? reply : { refusal: reply.message ?? reply.error?.summary ?? text };
  } catch {
    return null;
  }
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Whether a package is in what is served or installed in production: not all of its places are for development. */
const isShipped = ({ nodes }) => nodes.some((place) => packages[place]?.dev !== true);

/** The advisories of a package itself; one that is weak by another package alone has none. */
const advisoriesOf = ({ via }) => via.filter((cause) => typeof cause === 'object');

const fixOf = ({ fixAvailable }) => {
  if (typeof fixAvailable === 'object') return `mended by ${fixAvailable.name} ${fixAvailable.version}`;
  return fixAvailable ? 'mended by `npm update`' : 'not mended yet';
};

function show(title, found) {
  if (found.length === 0) return;
  say(title);
  for (const each of found)
    for (const { title: what, url, range } of advisoriesOf(each))
      say(`  ${each.name} ${range} (${each.severity}, ${fixOf(each)}): ${what} ${url ?? ''}`.trimEnd());
}

const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 120_000 });
const report = readReport(stdout ?? '');
if (report === null || 'refusal' in report) {
  const reason = report?.refusal ?? error?.message ?? stderr.trim().split('\n').at(-1);
  say(`The registry gave no answer, so it is unknown whether a package has a known weakness: ${reason || 'no reason was given'}`);
  process.exit(2);
}
const weak = Object.values(report.vulnerabilities).filter((each) => advisoriesOf(each).length > 0);
const [shipped, tools] = [weak.filter(isShipped), weak.filter((each) => !isShipped(each))];
const count = Object.keys(packages).length - 1;
if (weak.length === 0) say(`No weakness is known of the ${count} packages.`);
show('In what is served or installed in production:', shipped);
show('In tools of development alone:', tools);
leave(weak.length === 0 ? 0 : 1);
