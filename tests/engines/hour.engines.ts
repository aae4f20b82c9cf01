import { assessmentOf, plainQuestions } from '../e2e/kit/bank';
import { Learner } from './learner';
import { choicesFor, expect, inEachEngine, signedIn, test } from './test';

inEachEngine(() => {
  test('a paper saved before its hour opens by the spoken code without a network, survives a kill, and arrives once; its result comes when released', async ({
    engine,
    portal,
  }) => {
    test.slow();
    const admin = await portal.admin();
    const paper = await assessmentOf(portal, { name: 'Spoken code', questions: plainQuestions(3) });
    const params = { id: paper.id };
    const address = `${portal.api.url}/assessments/${paper.id}`;
    const posts = portal.api.records(/POST .*\/submit\b/);
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    const { learner } = await signedIn(portal, engine, 'Wahida');
    const { code } = await portal.call(admin, 'setSchedule', { params, body: { opensAt: at(30), resultsAt: at(3600) } });
    await learner.tab.goes(address);
    await learner.sees('Ready offline');
    portal.goesDark();
    expect(await learner.reads()).toMatch(/Time until the opening\s+00:/);

    await learner.sees('The exam server cannot be reached', 60_000);
    await learner.fills('Code', 'ABCD-EFGH-JKLM');
    await learner.sees('This is not the code');
    await learner.fills('Code', code ?? '');
    await learner.presses('Start Assessment');
    await learner.sees('Question 1 of 3');
    await learner.chooses(2);

    // An engine whose profile ends with it closes its window instead.
    const close = engine.diesAndReturns ?? learner.tab.closes;
    const waiting = engine.diesAndReturns === null ? await engine.opens() : null;
    await close();
    const again = new Learner(waiting ?? (await engine.opens()));
    await again.tab.goes(address);
    await again.sees('Question 1 of 3');
    expect(await again.chosen()).toBe(2);
    await again.goesOnTo(2);
    await again.goesOnTo(3);
    await again.chooses(4);
    await again.submits();
    await again.sees(/Results (on|today,) /);
    expect(choicesFor(portal, paper)).toEqual([]);

    // A page that is open now would send at a moment of its own.
    const later = new Learner(await engine.opens());
    await again.tab.closes();
    portal.comesBack();
    await later.tab.goes(`${portal.api.url}/user/dashboard`);
    await expect.poll(() => choicesFor(portal, paper), { timeout: 60_000 }).toEqual([[2, null, 4]]);
    await later.tab.goes(`${address}/result`);
    await later.sees(/Results (on|today,) /);
    expect(await later.reads()).not.toContain('Question no. 1');
    await portal.call(admin, 'setSchedule', { params, body: { resultsAt: at(5) } });
    await later.tab.reloads();
    // Devices spread their requests over a minute.
    await later.sees('Question no. 1', 90_000);
    expect(posts.map(({ told }) => told?.status)).toEqual([200]);
  });
});
