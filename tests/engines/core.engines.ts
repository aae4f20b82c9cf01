import { questionsOf } from '../../contract/assessment/assessment';
import { assessmentOf, plainQuestions } from '../e2e/kit/bank';
import type { Portal } from '../e2e/kit/portal';
import { expect, test } from '../e2e/kit/test';
import type { Engine, Start } from './engine';
import { startFirefox } from './firefox';
import { Learner } from './learner';
import { startWebKit } from './webkit';

const engines: Record<string, Start> = { 'Firefox ESR': startFirefox, WebKitGTK: startWebKit };

/** A learner at the start screen of a paper of three questions, ready for a dead network. */
async function atTheStart(portal: Portal, engine: Engine, name: string) {
  const account = await portal.learner(name);
  const paper = await assessmentOf(portal, { name: `${name}’s paper`, questions: plainQuestions(3) });
  const learner = new Learner(await engine.opens());
  await learner.tab.goes(`${portal.api.url}/user/login`);
  await learner.signsIn(account);
  const address = `${portal.api.url}/assessments/${paper.id}`;
  await learner.tab.goes(address);
  await learner.sees('Ready offline');
  return { account, paper, learner, address };
}

for (const [name, start] of Object.entries(engines))
  test.describe(name, () => {
    let engine: Engine;

    test.beforeEach(async () => {
      const started = await start();
      if (typeof started === 'string') {
        process.stderr.write(`SKIPPED, ${name}: ${started}\n`);
        test.skip(true, started);
      } else engine = started;
    });

    test.afterEach(async ({ portal }) => {
      await engine?.off();
      portal.comesBack();
    });

    test('taken offline through a reload and submitted: the hand-in waits, and is delivered when the portal is next opened [trap 8]', async ({
      portal,
    }) => {
      const { account, paper, learner } = await atTheStart(portal, engine, 'Tanvi');
      expect(await learner.tab.runs(() => 'SyncManager' in window)).toBe(false);
      portal.goesDark();
      await learner.presses('Start Assessment');
      await learner.sees('Question 1 of 3');
      await learner.chooses(2);
      await learner.presses('Next');
      await learner.sees('Question 2 of 3');
      await learner.chooses(3);
      await learner.tab.reloads();
      await learner.sees('Question 2 of 3');
      expect(await learner.chosen()).toBe(3);
      await learner.presses('Next');
      await learner.sees('Question 3 of 3');
      await learner.chooses(1);
      await learner.presses('Submit');
      await learner.presses('Yes, submit');
      await learner.sees('Waiting to be sent');
      const next = await engine.opens();
      await learner.tab.closes();

      portal.comesBack();
      expect(portal.submissionsOf(account)).toEqual([]);
      const again = new Learner(next);
      await next.goes(`${portal.api.url}/user/dashboard`);
      await expect.poll(() => portal.submissionsOf(account).length, { timeout: 30_000 }).toBe(1);
      const given = new Map(portal.submissionsOf(account)[0]?.body.answers.map((a) => [a.questionId, a.selectedOptionId]));
      expect(questionsOf(paper).map(({ id }) => given.get(id))).toEqual([2, 3, 1]);
      await next.goes(`${portal.api.url}/assessments/${paper.id}/result`);
      await again.sees(/Score/);
    });

    test('of two tabs one edits; the other shows it, and continues when the first closes [trap 39]', async ({ portal }) => {
      const { learner, address } = await atTheStart(portal, engine, 'Usha');
      await learner.presses('Start Assessment');
      await learner.sees('Question 1 of 3');
      await learner.chooses(2);
      const other = new Learner(await engine.opens());
      await other.tab.goes(address);
      await other.sees('open in another tab');
      expect(await other.chosen()).toBe(2);
      await learner.tab.closes();
      await expect.poll(() => other.reads()).not.toContain('open in another tab');
      await other.chooses(3);
    });

    test('killed in the middle of an exam and started again without a network: every answer is there', async ({ portal }) => {
      const { learner, address } = await atTheStart(portal, engine, 'Vanya');
      test.skip(engine.diesAndReturns === null, 'The driver of this engine begins with an empty profile each time.');
      portal.goesDark();
      await learner.presses('Start Assessment');
      await learner.sees('Question 1 of 3');
      await learner.chooses(4);
      await engine.diesAndReturns?.();
      const again = new Learner(await engine.opens());
      await again.tab.goes(address);
      await again.sees('Question 1 of 3');
      expect(await again.chosen()).toBe(4);
    });
  });
