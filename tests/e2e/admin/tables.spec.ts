import type { Page } from '@playwright/test';
import { questionsOf } from '../../../contract/assessment/assessment';
import { assessmentOf } from '../kit/bank';
import { expect, fresh, test } from '../kit/desk';
import { sizes } from '../kit/shots';
import { handsIn } from '../kit/sitting';

const softly = expect.configure({ soft: true });

/** The language of the next pages of this browser profile, which other tests use too. */
const speaks = (page: Page, language: string): Promise<void> =>
  page.evaluate((wanted) => localStorage.setItem('language', wanted), language);

/** Where the columns of every table must be in sight, from the narrowest desktop on. */
const widths = [1024, 1440];

/** Addresses that are broken where nothing allows a break, and tables that are wider than their place. */
const tableFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const range = document.createRange();
    for (const table of document.querySelectorAll('main table, main [role=grid], main [role=treegrid]')) {
      if (!table.checkVisibility() || table.closest('dialog')) continue;
      const name = table.getAttribute('aria-label') ?? 'a table';
      for (let box = table.parentElement; box !== null && box.tagName !== 'MAIN'; box = box.parentElement)
        if (box.scrollWidth > box.clientWidth + 1) faults.push(`${name}: ${box.scrollWidth} px wide in a place of ${box.clientWidth}`);
      const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        for (const { 0: piece, index } of (node.textContent ?? '').matchAll(/[^\s@.-]+/g)) {
          if (node.parentElement?.closest('.sr-only, .katex')) continue;
          range.setStart(node, index);
          range.setEnd(node, index + piece.length);
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
          if (lines.size > 1) faults.push(`${name}: “${piece}” is broken`);
        }
    }
    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page is wider than the screen');
    return [...new Set(faults)];
  });

/** The tables with the widest columns, in the language of the longer words, and every table in both. */
const forms = [
  { which: 'tables of questions, people and results', languages: ['hi'], isShort: true, tag: [] },
  { which: 'every table', languages: ['hi', 'en'], isShort: false, tag: ['@long'] },
];

for (const { which, languages, isShort, tag } of forms)
  test(`${which} of the admin area: all columns are shown from 1024 px on, and no word and no address is broken: ${languages.join(', ')}`, {
    tag,
  }, async ({ desk, portal }) => {
    test.slow();
    const questions = [1, 2].map((at) => ({
      text: `Which is number ${at} of the questions that need a longer text?`,
      options: ['Right', 'Wrong'],
    }));
    const paper = await assessmentOf(portal, { name: fresh('Reasoning and Awareness, mock test'), questions });
    const learner = await portal.learner('Venkataramanan');
    await handsIn(portal, learner, paper, (at) => at);
    const admin = await portal.admin();
    const { id: group } = await portal.call(admin, 'createGroup', { body: { name: fresh('NEET Weekend Morning') } });
    await portal.call(admin, 'moveToGroup', { params: { uid: learner.uid }, body: { groupId: group } });
    const of = `/admin/assessments/${paper.id}`;
    const places = [
      '/admin/questions',
      '/all-assessments',
      '/all-exams',
      '/admin/passages',
      '/admin/people',
      '/admin/groups',
      '/admin/roster',
    ];
    const own = [of, `${of}/results`, `${of}/sittings`, `${of}/questions/${questionsOf(paper)[0]?.id}`];
    const page = await desk('/admin/today');
    for (const language of languages) {
      await speaks(page, language);
      for (const place of isShort ? ['/admin/questions', '/admin/people', `${of}/results`] : [...places, ...own]) {
        await page.goto(place);
        await expect(page.getByRole('heading', { level: 1 }), place).toBeVisible();
        await expect(page.locator('[data-loading], [aria-busy=true]'), place).toHaveCount(0);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 768 });
          // The columns follow the width a moment later.
          await softly.poll(() => tableFaults(page), { message: `${place} in ${language} at ${width} px` }).toEqual([]);
        }
      }
    }
    await speaks(page, 'en');
  });

/** Filters that are narrower than what is chosen in them. */
const cutFilters = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLSelectElement>('main select')].flatMap((filter) => {
      const whole = filter.cloneNode() as HTMLSelectElement;
      whole.append(...[...filter.selectedOptions].map((option) => option.cloneNode(true)));
      whole.style.cssText = 'position: absolute; width: max-content';
      filter.after(whole);
      const missing = whole.offsetWidth - filter.offsetWidth;
      whole.remove();
      return missing > 0 ? [`“${filter.selectedOptions[0]?.text}” lacks ${missing} px`] : [];
    }),
  );

for (const [language, tag] of [
  ['hi', []],
  ['en', ['@long']],
] as const)
  test(`the filters of questions and changes show what is chosen in them with the largest text: ${language}`, { tag: [...tag] }, async ({
    desk,
  }) => {
    const page = await desk('/admin/today');
    await speaks(page, language);
    for (const place of ['/admin/questions', '/admin/changes']) {
      await page.goto(place);
      await sizes(page, 'largest');
      await expect(page.locator('main select').first(), place).toBeVisible();
      for (const width of [360, ...widths, 1280]) {
        await page.setViewportSize({ width, height: 768 });
        await softly.poll(() => cutFilters(page), { message: `${place} in ${language} at ${width} px` }).toEqual([]);
      }
    }
    await sizes(page, 'normal');
    await speaks(page, 'en');
  });
