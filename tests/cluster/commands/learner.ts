import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type World, worldIn } from '../../../bench/kit/world';
import type { ProfileDraft } from '../../../contract/people/people';
import { Hall } from '../../e2e/kit/hall';
import type { Cluster } from '../kit/cluster';
import { faults } from '../kit/faults';
import { openAs } from '../kit/learner-page';
import { rowsOf } from '../kit/run';
import { type Command, headOf, rowOf, say, shownS } from './command';

// `npm run cluster -- learner FAULT`: what the screen of one learner says, who presses *Submit* at the moment of the fault. Real Chromium.

const healMs = 30_000;
const patienceMs = 240_000;
const shots = join(process.cwd(), 'test-results/cluster-learner');

/** Something that a screen said, and since when. */
interface Line {
  afterMs: number;
  text: string;
}

/** What the page says of the hand-in: its main part without the questions, as one line. */
const textOf = async (page: Page): Promise<string> => {
  const text = await page.locator('main').innerText();
  return text.replaceAll(/\s+/g, ' ').slice(0, 400);
};

/** Looks at the screen until the result is there, and keeps a picture of each screen. */
async function watch(page: Page, since: number): Promise<Line[]> {
  const lines: Line[] = [];
  mkdirSync(shots, { recursive: true });
  for (;;) {
    const text = await textOf(page);
    if (text !== lines.at(-1)?.text && text !== '') {
      lines.push({ afterMs: Date.now() - since, text });
      await page.screenshot({ path: join(shots, `${String(lines.length).padStart(2, '0')}.png`) });
    }
    if (await page.getByRole('region', { name: 'Score' }).isVisible()) return lines;
    if (Date.now() - since > patienceMs) throw new Error(`No result after ${patienceMs / 1_000} s. The last screen: ${text}`);
    await pause(250);
  }
}

/** A learner of the world whose profile is complete. */
async function learnerOf(cluster: Cluster, { learners }: World): Promise<World['learners'][number]> {
  // The first one is an admin.
  const learner = learners[1];
  if (learner === undefined) throw new Error('The world has no learner.');
  const { uid, token } = learner;
  const profile: ProfileDraft = { uid, firstName: 'Asha', lastName: 'Rao', email: `${uid}@portal.test`, phone: '', location: 'Pune' };
  const reply = await fetch(`${cluster.edges[0]}/api/users/profile`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(profile),
  });
  if (!reply.ok) throw new Error(`The profile was answered with ${reply.status}: ${await reply.text()}`);
  return learner;
}

export const learnerCommand: Command = {
  usage: `learner ${Object.keys(faults).join('|')}`,
  refuse: ({ named }) =>
    named.length === 1 && (named[0] ?? '') in faults
      ? null
      : `The command learner takes the name of one fault: ${Object.keys(faults).join(', ')}.`,
  needs: ({ named, isStrict }) => ({ hasSmallDisks: named.includes('disk'), isStrict }),
  async run(cluster, { named: [name = ''] }, keys) {
    const fault = faults[name];
    if (fault === undefined) return false;
    const place = { engine: 'PostgreSQL', dataDir: '', databaseUrl: cluster.databaseUrl };
    const world = await worldIn(place, { learners: 2, assessments: 1, hours: 12 }, keys);
    const [id = 0] = world.assessmentIds;
    const learner = await learnerOf(cluster, world);
    // The balancer that no fault kills: a browser goes there by itself where a name has two addresses.
    const { page, close } = await openAs(cluster.edges.at(-1) ?? '', learner, `/assessments/${id}`);
    try {
      const hall = new Hall(page);
      await hall.starts();
      await hall.chooses(2);
      await hall.asksToSubmit();
      const heal = await fault.strike(cluster);
      const since = Date.now();
      await page.getByRole('button', { name: 'Yes, submit', exact: true }).click();
      const [lines] = await Promise.all([watch(page, since), pause(healMs).then(heal)]);
      say(headOf(['seconds after *Yes, submit*', `what the screen said (${fault.what})`]));
      for (const { afterMs, text } of lines) say(rowOf([shownS(afterMs), text]));
      say(`The screens are in ${shots}.`);
      await cluster.healthy();
      const rows = await rowsOf(cluster.databaseUrl, id);
      say(`In the database: ${rows.length} submission.`);
      return rows.length === 1 && rows[0]?.uid === learner.uid;
    } finally {
      await close();
    }
  },
};
