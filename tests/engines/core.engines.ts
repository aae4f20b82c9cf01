import { assessmentOf, plainQuestions } from '../e2e/kit/bank';
import type { Portal } from '../e2e/kit/portal';
import type { Engine } from './engine';
import { Learner } from './learner';
import { choicesFor, expect, inEachEngine, signedIn, test } from './test';

/** A learner at the start screen of a paper, by default of three questions, ready for a dead network. */
async function atTheStart(portal: Portal, engine: Engine, name: string, questions = plainQuestions(3)) {
  const paper = await assessmentOf(portal, { name: `${name}’s paper`, questions });
  const { account, learner } = await signedIn(portal, engine, name);
  const address = `${portal.api.url}/assessments/${paper.id}`;
  await learner.tab.goes(address);
  await learner.sees('Ready offline');
  return { account, paper, learner, address };
}

inEachEngine(() => {
  test('taken offline through a reload and submitted: the hand-in waits, and is delivered when the portal is next opened [trap 8]', async ({
    engine,
    portal,
  }) => {
    const { account, paper, learner } = await atTheStart(portal, engine, 'Tanvi');
    expect(await learner.tab.runs(() => 'SyncManager' in window)).toBe(false);
    portal.goesDark();
    await learner.presses('Start Assessment');
    await learner.sees('Question 1 of 3');
    await learner.chooses(2);
    await learner.goesOnTo(2);
    await learner.chooses(3);
    await learner.tab.reloads();
    await learner.sees('Question 2 of 3');
    expect(await learner.chosen()).toBe(3);
    await learner.goesOnTo(3);
    await learner.chooses(1);
    await learner.submits();
    await learner.sees('Waiting to be sent');
    const next = await engine.opens();
    await learner.tab.closes();

    portal.comesBack();
    expect(portal.submissionsOf(account)).toEqual([]);
    const again = new Learner(next);
    await next.goes(`${portal.api.url}/user/dashboard`);
    await expect.poll(() => choicesFor(portal, paper), { timeout: 30_000 }).toEqual([[2, 3, 1]]);
    await next.goes(`${portal.api.url}/assessments/${paper.id}/result`);
    await again.sees(/Score/);
  });

  test('of two tabs one edits; the other shows it, and continues when the first closes [trap 39]', async ({ engine, portal }) => {
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

  test('killed in the middle of an exam and started again without a network: every answer is there', async ({ engine, portal }) => {
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

  test('the arrow of a vector is drawn; a formula wider than the screen can be reached by keyboard, and a tap on it chooses its option', async ({
    engine,
    portal,
  }) => {
    const sum = Array.from({ length: 80 }, (_, i) => `x_{${i}}`).join('+');
    const { learner } = await atTheStart(portal, engine, 'Xenia', [{ text: 'Which?', options: ['$\\vec{v}$', `$\\frac{${sum}}{2}$`] }]);
    await learner.presses('Start Assessment');
    await learner.sees('Question 1 of 1');
    const arrow = () => learner.tab.runs(() => document.querySelector('label svg')?.getBoundingClientRect().width);
    await expect.poll(arrow).toBeGreaterThan(5);
    const tapped = () =>
      learner.tab.runs(() => {
        const boxes = [...document.querySelectorAll<HTMLElement>('label [role=group][tabindex="0"]')];
        for (const box of boxes) box.click();
        return boxes.length;
      });
    await expect.poll(tapped).toBe(1);
    expect(await learner.chosen()).toBe(2);
  });
});
