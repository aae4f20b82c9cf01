import { type Paper, questionsOf } from '../../contract/assessment/assessment';
import type { Account, Portal } from '../e2e/kit/portal';
import { test as base, expect } from '../e2e/kit/test';
import type { Engine, Start } from './engine';
import { startFirefox } from './firefox';
import { Learner } from './learner';
import { startWebKit } from './webkit';

const engines = { 'Firefox ESR': startFirefox, WebKitGTK: startWebKit } satisfies Record<string, Start>;
type EngineName = keyof typeof engines;

const engineNames = Object.keys(engines) as EngineName[];

/** A test that runs in one engine, and is skipped with a message where the engine is not installed. */
export const test = base.extend<{ engineName: EngineName; engine: Engine }>({
  engineName: ['Firefox ESR', { option: true }],
  engine: async ({ engineName, portal }, use) => {
    const started = await engines[engineName]();
    if (typeof started === 'string') {
      process.stderr.write(`SKIPPED, ${engineName}: ${started}\n`);
      test.skip(true, started);
      return;
    }
    await use(started);
    await started.off();
    portal.comesBack();
  },
});

/** Declares these tests once for each engine. */
export function inEachEngine(declare: () => void): void {
  for (const engineName of engineNames)
    test.describe(engineName, () => {
      test.use({ engineName });
      declare();
    });
}

/** A new learner who has signed in, in a tab of this engine. */
export async function signedIn(portal: Portal, engine: Engine, name: string): Promise<{ account: Account; learner: Learner }> {
  const account = await portal.learner(name);
  const learner = new Learner(await engine.opens());
  await learner.tab.goes(`${portal.api.url}/user/login`);
  await learner.signsIn(account);
  return { account, learner };
}

/** The options chosen in each stored submission for this paper, in the paper's order. */
export const choicesFor = (portal: Portal, paper: Paper): (number | null | undefined)[][] =>
  portal.submissionsFor(paper.id).map(({ body: { answers } }) => {
    const given = new Map(answers.map(({ questionId, selectedOptionId }) => [questionId, selectedOptionId]));
    return questionsOf(paper).map(({ id }) => given.get(id));
  });

export { expect };
