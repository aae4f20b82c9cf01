import { readdirSync } from 'node:fs';
import { isClean } from '../kit/axe';
import { allKinds, assessmentOf, plainQuestions } from '../kit/bank';
import { layoutFaults } from '../kit/layout';
import { hidesOthers } from '../kit/others';
import { sizes, speaks } from '../kit/shots';
import { handsIn } from '../kit/sitting';
import { isReadyOffline } from '../kit/test';
import { entersAs, expect, isAt, test } from '../kit/visit';

test('Revise: what is due is asked offline and comes back on its day; practice beyond it does not count', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Nila');
  const papers: number[] = [];
  // Every screen of them has a formula that stands alone.
  const questions = plainQuestions(2).map((question) => ({ ...question, options: ['Right', 'Wrong', '$x^2$', 'Worst'] }));
  for (const name of ['Grammar', 'Numbers']) {
    const paper = await assessmentOf(portal, { name, questions });
    papers.push(paper.id);
    // The first right, the second wrong in one paper and left out in the other.
    await handsIn(portal, learner, paper, (i) => (i === 0 ? 0 : name === 'Grammar' ? 1 : null));
  }
  const page = await visit('/user/my-assessments');
  await entersAs(page, learner);
  await expect(page.getByRole('region', { name: 'Your progress' })).toBeVisible();
  await isClean(page, 'my assessments with a trend');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Revise/ })
    .click();
  await expect(page.getByRole('heading', { name: '2 questions are due today' })).toBeVisible();
  await expect(page.getByText('Wrong in the assessment today')).toBeVisible();
  await expect(page.getByText('Unattempted in the assessment today')).toBeVisible();
  await isReadyOffline(page);
  // This device has shown no formula yet. Revise fetches the typesetter, and its fonts last.
  const fonts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.woff2'));
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('formulas')).keys()).filter(({ url }) => url.endsWith('.woff2')).length);
  await expect.poll(kept).toBe(fonts.length);
  await page.context().setOffline(true);
  await page.reload();

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Assessment' }).selectOption('Grammar');
  const revise = page.getByRole('button', { name: 'Revise 1' });
  await expect(revise).toBeVisible();
  await isClean(page, 'revise, one assessment');
  const sent: string[] = [];
  // The session may ask for the role at any time, and the page for its list of results: practice sends nothing.
  const isOurs = (url: string) => url.includes('/api/') && !/\/api\/(users\/role|assessment\/results)\//.test(url);
  page.on('request', (request) => isOurs(request.url()) && sent.push(request.url()));
  const answers = async (option: string) => {
    await page.getByRole('radio', { name: option }).check();
    await page.getByRole('button', { name: 'Check' }).click();
  };
  await revise.click();
  await expect(page.getByRole('heading', { name: '1 of 1' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Revise', exact: true })).toBeInViewport({ ratio: 1 });
  await isClean(page, 'practice');
  await answers('Worst');
  await expect(page.getByText('It comes back tomorrow.')).toBeVisible();
  await isClean(page, 'practice, wrong');
  await page.getByRole('button', { name: 'Undo' }).click();
  await answers('Right');
  await expect(page.getByText('You had seen the solution, so it does not count this time.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Revise', exact: true }).click();
  await revise.click();
  await page.getByRole('checkbox', { name: 'I am not sure' }).check();
  await answers('Right');
  await expect(page.getByText(/^Right\. It comes back /)).toBeVisible();
  await isClean(page, 'practice, right');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('1 of 1 right.')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Revise 1 more' })).toBeVisible();
  await isClean(page, 'the end of a practice');
  await page.reload();
  await expect(revise).toBeVisible();
  await expect(page.getByText('Active on 1 day this week.')).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Assessment' }).selectOption('Grammar');
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
  await isClean(page, 'revise, nothing due');
  await page.getByRole('button', { name: 'Practise 2 questions anyway' }).click();
  await page.getByRole('button', { name: "I don't know" }).click();
  await expect(page.getByText('Here is how.', { exact: true })).toBeVisible();
  await isClean(page, 'practice that does not count');
  expect(sent).toEqual([]);

  await page.goto(`/assessments/${papers[0]}/result`);
  await page.getByRole('button', { name: 'Save question 1' }).click();
  await expect(page.getByRole('button', { name: 'Saved: question 1' })).toHaveAttribute('aria-pressed', 'true');
  await isClean(page, 'a result with a saved question');
  await page.getByRole('button', { name: 'Add a note to question 1' }).click();
  await page.getByLabel('Note', { exact: true }).fill('Mind the sign.\nहमेशा जाँचें।');
  await isClean(page, 'the note of a saved question');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Mind the sign.')).toBeVisible();
  await isClean(page, 'a result with a note');
  await page.goto('/user/mistake-notebook');
  await expect(page.getByText('You saved it')).toBeVisible();
  await page.getByText('Your note').click();
  await expect(page.getByText('Mind the sign.')).toBeVisible();
  await isClean(page, 'revise with a note');
  await page.getByRole('button', { name: 'Revise 2' }).click();
  for (let asked = 0; asked < 2; asked += 1) {
    await page.getByRole('button', { name: "I don't know" }).click();
    await expect(page.getByRole('button', { name: /^Saved?:? this question$/ })).toBeVisible();
    if (asked === 0) await page.getByRole('button', { name: 'Next question' }).click();
  }
  await isClean(page, 'practice with a star');
});

test('an exercise that is cut off offline keeps its answers, and another device goes on where it stopped', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Tara');
  const paper = await assessmentOf(portal, { name: 'Grammar', questions: plainQuestions(4) });
  await handsIn(portal, learner, paper, (i) => (i === 0 ? 0 : 1));
  const opens = async (serviceWorkers: 'allow' | 'block') => {
    const page = await visit('/user/mistake-notebook', { serviceWorkers });
    await entersAs(page, learner);
    await page.goto('/user/mistake-notebook');
    return page;
  };
  const revises = (page: Awaited<ReturnType<typeof opens>>, count: number) => page.getByRole('button', { name: `Revise ${count}` });
  const one = await opens('allow');
  await revises(one, 3).click();
  await isReadyOffline(one);
  await one.context().setOffline(true);
  // What has the focus stands above what goes on, at each size of text.
  for (const size of ['normal', 'largest'] as const) {
    await sizes(one, size);
    await one.getByRole('radio').first().focus();
    for (let step = 0; step < 4; step += 1) {
      await one.keyboard.press('ArrowDown');
      const [option, acts] = [one.locator('label:has(:focus)'), one.locator('[data-acts]')];
      const [box, edge] = [await option.boundingBox(), await acts.boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0), `${size}, option ${step}`).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
    }
  }
  // With the largest text, in Hindi too and on a narrow phone, an option stands whole above it before anything is scrolled.
  for (const width of [360, 320]) {
    await one.setViewportSize({ width, height: 740 });
    for (const language of ['hi', 'en']) {
      await speaks(one, language);
      await one.evaluate(() => window.scrollTo(0, 0));
      const [box, edge] = [
        await one.locator('label:has(input[type=radio])').first().boundingBox(),
        await one.locator('[data-acts]').boundingBox(),
      ];
      expect((box?.y ?? 740) + (box?.height ?? 0), `${width} ${language}`).toBeLessThanOrEqual(edge?.y ?? 0);
      // The tick stands with the answer, and leaves the room of a row to the question.
      expect(edge?.height, `${width} ${language}`).toBeLessThan(90);
      await expect(one.locator('[data-acts]').getByRole('checkbox')).toHaveCount(0);
      await expect(one.locator('fieldset + label').getByRole('checkbox')).toBeVisible();
    }
  }
  await one.setViewportSize({ width: 360, height: 740 });
  await sizes(one, 'normal');
  await one.getByRole('radio', { name: 'Right' }).check();
  await one.getByRole('button', { name: 'Check' }).click();
  await expect(one.getByText(/^Right\. It comes back /)).toBeVisible();
  await expect(one.getByText('Because: Right')).toBeVisible();
  await one.getByRole('button', { name: 'Next question' }).click();
  await one.getByRole('button', { name: "I don't know" }).click();
  await expect(one.getByText('It comes back tomorrow.')).toBeVisible();
  // In the middle: the second answer is on the screen, and not left yet.
  await one.reload();
  await expect(one.getByText('It comes back tomorrow.')).toBeVisible();
  await one.getByRole('button', { name: 'Next question' }).click();
  await one.getByRole('button', { name: "I don't know" }).click();
  await one.getByRole('button', { name: 'Finish' }).click();
  await one.getByRole('button', { name: 'Revise', exact: true }).click();
  await expect(one.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
  const sent = one.waitForResponse((reply) => reply.url().endsWith('/api/practice') && reply.request().method() === 'POST');
  await one.context().setOffline(false);
  expect((await sent).status()).toBe(200);

  const other = await opens('block');
  await expect(other.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
});

test('a practice that a result began goes on where it stood when the page is loaded again', { tag: '@long' }, async ({ visit, portal }) => {
  const learner = await portal.learner('Asha');
  const paper = await assessmentOf(portal, { name: 'Grammar', questions: plainQuestions(4) });
  await handsIn(portal, learner, paper, () => 1);
  const page = await visit('/user/dashboard');
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  await page.goto(`/assessments/${paper.id}/result`);
  await page.getByRole('link', { name: /^Practise / }).click();
  const asked: (string | null)[] = [];
  const stands = async (at: number) => {
    await expect(page.getByRole('heading', { name: `${at} of 4` })).toBeVisible();
    return page.locator('#practised').textContent();
  };
  for (const at of [1, 2]) {
    asked.push(await stands(at));
    await page.getByRole('button', { name: "I don't know" }).click();
    await page.getByRole('button', { name: 'Next question' }).click();
  }
  asked.push(await stands(3));
  await page.reload();
  expect(await stands(3)).toBe(asked[2]);
  // An answer that is checked stays so, with its explanation.
  await page.getByRole('radio', { name: 'Right' }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/^Right\. It comes back /)).toBeVisible();
  await page.reload();
  expect(await stands(3)).toBe(asked[2]);
  await expect(page.getByText(/^Right\. It comes back /)).toBeVisible();
  await expect(page.getByText(/^Because: /)).toBeVisible();
  await page.getByRole('button', { name: 'Next question' }).click();
  asked.push(await stands(4));
  expect(new Set(asked).size).toBe(4);
  await page.getByRole('button', { name: "I don't know" }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('1 of 4 right.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
});

test('on a phone the way into practice is in sight, then a question of four lines with all five options', async ({ visit, portal }) => {
  const learner = await portal.learner('Esha');
  const text = 'Pens cost ten rupees for three. What does a person pay in all who takes twelve pens and a ruler at nine rupees?';
  const options = ['Right', '$9$', '$x^2$.', 'Worst', 'None of these'];
  const paper = await assessmentOf(portal, { name: 'Shops', questions: [1, 2].map((place) => ({ text: `${place}: ${text}`, options })) });
  await handsIn(portal, learner, paper, () => 1);
  const page = await visit('/user/mistake-notebook');
  await entersAs(page, learner);
  await page.goto('/user/mistake-notebook');
  const start = page.getByRole('button', { name: 'Revise 2' });
  await expect(start).toBeInViewport({ ratio: 1 });
  // What is asked comes before what narrows it.
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await start.click();
  await expect(page.getByRole('heading', { name: '1 of 2' })).toBeFocused();
  const [last, acts] = [await page.getByText('None of these').boundingBox(), await page.locator('[data-acts]').boundingBox()];
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('.katex')).toHaveCount(2);
  expect(await layoutFaults(page)).toEqual([]);
  expect((last?.y ?? 740) + (last?.height ?? 0)).toBeLessThanOrEqual(acts?.y ?? 0);
});

test('on a phone a checked question stays in sight beside its explanation wherever both have room', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Ela');
  const line = 'Three pens cost ten rupees, and so each dozen forty. ';
  // A line more each time: one of them fits by less than the height of a button.
  const questions = Array.from({ length: 8 }, (_, lines) => ({
    text: `What do twelve pens cost?${'\nA line more.'.repeat(lines)}`,
    options: [line.repeat(2), 'Wrong', 'Worse', 'Worst'],
  }));
  await handsIn(portal, learner, await assessmentOf(portal, { name: 'Dozens', questions }), () => 1);
  const page = await visit('/user/mistake-notebook');
  await entersAs(page, learner);
  await page.goto('/user/mistake-notebook');
  await page.getByRole('button', { name: 'Revise 8' }).click();
  // Above the bar of links, with the edge of a card.
  const room = ((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.y ?? 0) - 8;
  const card = page.locator('section:has(> #practised)');
  let whole = 0;
  for (let at = 1; at <= questions.length; at += 1) {
    await expect(page.getByRole('heading', { name: `${at} of 8` })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: "I don't know" }).click();
    const next = page.getByRole('button', { name: /^(Next question|Finish)$/ });
    await expect(page.getByText('It comes back tomorrow.')).toBeInViewport({ ratio: 1 });
    const [asked, why, acts] = await Promise.all(
      [page.locator('#practised'), page.getByText(/^Because: /), page.locator('[data-acts]')].map((one) => one.boundingBox()),
    );
    const height = (why?.y ?? 0) + (why?.height ?? 0) - (asked?.y ?? 0);
    // No edge of the screen cuts the lines above the question.
    const [scrolled, edge] = [await page.evaluate(() => window.scrollY), (await card.boundingBox())?.y ?? 0];
    expect(scrolled === 0 || edge <= 0, `question ${at}: card at ${edge}, scrolled by ${scrolled}`).toBe(true);
    if (height <= room - (acts?.height ?? 0)) {
      whole += 1;
      expect(asked?.y, `question ${at}: ${height} px of ${room - (acts?.height ?? 0)}`).toBeGreaterThanOrEqual(0);
    }
    await next.click();
  }
  expect(whole).toBeGreaterThan(0);
  expect(whole).toBeLessThan(questions.length);
});

test('on a phone with the largest text a checked question shows its verdict and the right option, and cuts no option', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Uma');
  const questions = Array.from({ length: 8 }, (_, at) => ({
    text: `Which of these five sentences is right, in the ${at + 1}. lesson?`,
    options: ['Right: she goes to school by bus.', ...['go', 'going', 'gone', 'gos'].map((word) => `She ${word} to the school by a bus.`)],
  }));
  await handsIn(portal, learner, await assessmentOf(portal, { name: 'Lessons', questions }), () => 1);
  const page = await visit('/user/mistake-notebook');
  await entersAs(page, learner);
  await sizes(page, 'largest');
  await page.goto('/user/mistake-notebook');
  await page.getByRole('button', { name: 'Revise 8' }).click();
  for (let at = 1; at <= questions.length; at += 1) {
    await expect(page.getByRole('heading', { name: `${at} of 8` })).toBeFocused();
    await page.getByRole('button', { name: "I don't know" }).click();
    const verdict = page.getByText('It comes back tomorrow.');
    await expect(verdict).toBeInViewport({ ratio: 1 });
    const box = async (of: string) => (await page.locator(of).first().boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    const [acts, right] = [await box('[data-acts]'), await box('[data-right]')];
    const why = await page.getByText(/^Because: /).boundingBox();
    const end = (why?.y ?? 0) + (why?.height ?? 0);
    // As far as there is room for all, with the edge of the explanation.
    if (end + 40 - right.y <= acts.y) expect(right.y, `question ${at}`).toBeGreaterThanOrEqual(-1);
    for (const option of await page.locator('[data-options] > li').all()) {
      const { y, height } = (await option.boundingBox()) ?? { y: 0, height: 0 };
      expect(y >= -1 || y + height <= 1, `question ${at}: an option from ${y} to ${y + height}`).toBe(true);
    }
    await page.getByRole('button', { name: /^(Next question|Finish)$/ }).click();
  }
});

test('on a phone with the largest text a number is typed, and several options are chosen, above the buttons of a practice', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Usha');
  const paper = await allKinds(portal, 'Kinds to revise');
  await handsIn(portal, learner, await portal.call(learner, 'getPaper', { params: { id: paper.id } }), (i) => (i === 0 ? 1 : null));
  const page = await visit('/user/mistake-notebook', { viewport: { width: 360, height: 740 } });
  await entersAs(page, learner);
  await sizes(page, 'largest');
  await speaks(page, 'hi');
  await page.goto('/user/mistake-notebook');
  await page.getByRole('button', { name: '5 प्रश्न दोहराएँ' }).click();
  const seen = new Set<string>();
  for (let at = 1; at <= 5; at += 1) {
    await expect(page.getByRole('heading', { name: `${at} / 5` })).toBeFocused();
    const answer = page.getByRole('main').locator('fieldset').first();
    const kind =
      (await answer.getByRole('textbox').count()) > 0 ? 'number' : (await answer.getByRole('radio').count()) > 0 ? 'one' : 'several';
    seen.add(kind);
    const wanted = kind === 'number' ? answer.getByRole('button', { name: '0', exact: true }) : answer.locator('label').first();
    const [box, acts] = [await wanted.boundingBox(), await page.locator('[data-acts]').boundingBox()];
    expect((box?.y ?? 740) + (box?.height ?? 0), `${at}, ${kind}`).toBeLessThanOrEqual(acts?.y ?? 0);
    await page.getByRole('button', { name: 'नहीं आता' }).click();
    await page.getByRole('button', { name: /^(अगला प्रश्न|समाप्त करें)$/ }).click();
  }
  expect([...seen].sort()).toEqual(['number', 'one', 'several']);
});

for (const late of ['/api/practice?after=0', '/result']) {
  const isOfResult = late === '/result';
  test(`on a second phone Home offers no test before it knows what is due: last comes ${late}`, { tag: isOfResult ? '@long' : [] }, async ({
    visit,
    portal,
  }) => {
    // A test that opens or closes soon comes before what is due.
    const showsOthers = await hidesOthers(portal);
    const learner = await portal.learner('Tara');
    const paper = await assessmentOf(portal, { name: 'Grammar', questions: plainQuestions(2) });
    await handsIn(portal, learner, paper, (i) => (isOfResult ? i : 0));
    await assessmentOf(portal, { name: 'To come', questions: plainQuestions(2) });
    const page = await visit('/user/dashboard', { serviceWorkers: 'block' });
    let [isAsked, release] = [false, (): void => undefined];
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => `${url.pathname}${url.search}`.endsWith(late) && url.pathname.startsWith('/api/'),
      async (route) => {
        isAsked = true;
        await held;
        await route.continue();
      },
    );
    await entersAs(page, learner);
    await expect.poll(() => isAsked).toBe(true);
    const next = page.locator('[aria-labelledby=next-step]');
    await expect(page.getByRole('region', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
    release();
    const step = isOfResult
      ? next.getByRole('heading', { name: '1 question is due today' })
      : next.getByRole('link', { name: 'Start Assessment: To come' });
    await expect(step).toBeVisible();
    await showsOthers();
  });
}

test('topics are practised offline; the day of the exam is named there and follows to another device', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Mira');
  for (const name of ['Grammar', 'Numbers']) {
    // The explanation repeats the right option: it is of several lines.
    const right = 'Right, since all the other three leave out what the first line of the text had already told its readers';
    const questions = plainQuestions(4).map((one) => ({ ...one, options: [right, ...one.options.slice(1)] }));
    const paper = await assessmentOf(portal, { name, questions });
    await handsIn(portal, learner, paper, (i) => (name === 'Grammar' && i > 0 ? 1 : 0));
  }
  const opens = async (serviceWorkers: 'allow' | 'block', due: RegExp) => {
    const page = await visit('/user/mistake-notebook', { serviceWorkers });
    await entersAs(page, learner);
    await page.goto('/user/mistake-notebook');
    await expect(page.getByRole('heading', { name: due })).toBeVisible();
    return page;
  };
  const one = await opens('allow', /^3 questions are due today/);
  await isReadyOffline(one);
  await one.context().setOffline(true);
  await one.reload();
  await one.getByRole('tab', { name: 'Topics' }).click();
  const topics = one.getByRole('listitem').filter({ hasText: ' of 4 right' });
  await expect(topics).toHaveText([/1 of 4 right/, /4 of 4 right/]);
  await isClean(one, 'revise by topic');
  await one.getByRole('button', { name: /^Practise 4 questions: Grammar/ }).click();
  await sizes(one, 'largest');
  // What stands above the bar is in sight: a focus on it scrolls nothing.
  await one.getByRole('button', { name: "I don't know" }).focus();
  expect(await one.evaluate(() => window.scrollY)).toBe(0);
  await one.getByRole('button', { name: "I don't know" }).click();
  await expect(one.getByText('It comes back tomorrow.')).toBeInViewport({ ratio: 1 });
  // So does the whole explanation come into sight above what goes on.
  const [why, next] = [one.getByText('Because: Right'), one.getByRole('button', { name: 'Next question' })];
  await expect
    .poll(async () => {
      const [box, edge] = [await why.boundingBox(), await next.boundingBox()];
      return box && edge && box.y > 0 && box.y + box.height <= edge.y;
    })
    .toBe(true);
  await sizes(one, 'normal');
  await one.getByRole('button', { name: 'Save this question' }).click();
  await one.getByRole('button', { name: 'Add a note' }).click();
  await one.getByRole('textbox', { name: 'Note' }).fill('Look at the verb.');
  await one.getByRole('button', { name: 'Save the note' }).click();
  await one.getByRole('button', { name: 'Revise', exact: true }).click();
  await one.getByRole('tab', { name: 'Saved' }).click();
  await one.getByRole('searchbox', { name: 'Search notes and saved questions' }).fill('VERB');
  await one.getByRole('searchbox').press('Enter');
  await expect(one.getByRole('status').filter({ hasText: '1 saved question' })).toBeFocused();
  await expect(one.getByText('Look at the verb.').last()).toBeVisible();
  await isClean(one, 'revise, saved questions');
  await one.getByRole('searchbox').fill('noun');
  await expect(one.getByText('No note and no saved question has “noun”.')).toBeVisible();
  await isClean(one, 'revise, nothing found');
  await one.getByRole('tab', { name: 'Today' }).click();
  await one.getByRole('button', { name: 'Set the day of your exam' }).click();
  await one.getByLabel('Day', { exact: true }).fill('2099-01-31');
  await isClean(one, 'the day of the exam');
  await one.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(one.getByText('Your exam: 31 January 2099')).toBeVisible();
  await isClean(one, 'revise with an exam date');
  const sent = one.waitForResponse((reply) => reply.url().endsWith('/api/practice') && reply.request().method() === 'POST');
  await one.context().setOffline(false);
  expect((await sent).status()).toBe(200);

  // The saved question is due; chance decided whether it was one of the three that was shown, and is due tomorrow.
  const other = await opens('block', /^[34] questions are due today/);
  await expect(other.getByText('Your exam: 31 January 2099')).toBeVisible();
  await other.goto('/user/dashboard');
  await expect(other.getByText(/Your exam in \d+ days/)).toBeVisible();
});

test('the filters of Revise say in words what is chosen, with the way into it below them, and are taken away at a press', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Asha');
  for (const [name, count] of [
    ['Grammar', 4],
    ['Numbers', 1],
  ] as const)
    await handsIn(portal, learner, await assessmentOf(portal, { name, questions: plainQuestions(count) }), () => 1);
  const page = await visit('/user/dashboard');
  await page.setViewportSize({ width: 360, height: 740 });
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  await page.goto('/user/mistake-notebook');
  const filter = page.getByRole('button', { name: /^Filter/ });
  const groundOf = () => filter.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(page.getByRole('button', { name: 'Revise 5' })).toBeInViewport();
  const plain = await groundOf();
  await filter.click();
  await expect.poll(groundOf).not.toBe(plain);
  await page.getByRole('combobox', { name: 'Assessment' }).selectOption('Grammar');
  await expect(page.getByText('Only Grammar', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Revise 4' })).toBeInViewport({ ratio: 1 });
  await isClean(page, 'revise, narrowed');
  // Folded, the words and the way stay.
  await filter.click();
  await expect(filter).toBeFocused();
  await expect(page.getByText('Only Grammar', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await expect(filter).toBeFocused();
  await expect(page.getByText('Only Grammar', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Revise 5' })).toBeVisible();
  await expect.poll(groundOf).toBe(plain);
});

test('a practice begun on Revise has its own entry in the history: a reload keeps it, Back leads to where it began', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Asha');
  for (const [name, count] of [
    ['Grammar', 4],
    ['Numbers', 1],
  ] as const)
    await handsIn(portal, learner, await assessmentOf(portal, { name, questions: plainQuestions(count) }), () => 1);
  const page = await visit('/user/dashboard');
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  await page.goto('/user/mistake-notebook');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Assessment' }).selectOption('Grammar');
  await page.getByRole('button', { name: 'Revise 4' }).click();
  await expect(page.getByRole('heading', { name: '1 of 4' })).toBeVisible();
  await page.getByRole('radio', { name: 'Right' }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/^Right\. It comes back /)).toBeVisible();
  await page.goBack();
  await isAt(page, '/user/mistake-notebook');
  await expect(page.getByRole('button', { name: 'Revise 3' })).toBeVisible();
  // What was narrowed stays so.
  await expect(page.getByRole('combobox', { name: 'Assessment' })).toHaveValue(/./);

  await page.goForward();
  await expect(page.getByText(/^Right\. It comes back /)).toBeVisible();
  const options = () => page.getByRole('main').getByRole('listitem').allTextContents();
  const before = await options();
  await page.reload();
  await expect(page.getByText(/^Right\. It comes back /)).toBeVisible();
  await expect(page.getByText(/^Because: /)).toBeVisible();
  expect(await options()).toEqual(before);
  await page.getByRole('button', { name: 'Revise', exact: true }).click();
  // A page that is loaded again shows all.
  await expect(page.getByRole('button', { name: 'Revise 4' })).toBeVisible();
  await page.goBack();
  await isAt(page, '/user/dashboard');
});
