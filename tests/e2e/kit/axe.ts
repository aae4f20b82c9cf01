import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { layoutFaults } from './layout';
import { languages, reads, shoots } from './shots';
import { expect } from './test';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** The pages have no frames, and the tests read violations only; without the rest axe takes a fifth of the time. */
const lean: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false };
const everything: RunOptions = { ...lean, runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } };
/** The rules that a colour scheme or a width can break on a page whose structure was already checked. */
const looks: RunOptions = { ...lean, runOnly: { type: 'rule', values: ['color-contrast', 'target-size'] } };

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };
/** Phone and desktop, light and dark; the rules of structure once for each width. */
const allViews = [
  { size: phone, colorScheme: 'light', rules: everything },
  { size: phone, colorScheme: 'dark', rules: looks },
  { size: desk, colorScheme: 'dark', rules: everything },
  { size: desk, colorScheme: 'light', rules: looks },
] as const;

/** Sizes of screen at which the placement is measured. */
const screens = [phone, { width: 768, height: 1024 }, { width: 1024, height: 768 }, desk];

/** Whether the placement is measured everywhere: beside axe with AXE=all, else without it. */
const isMeasuring = process.env.LAYOUT === 'all';
const isAxeAsked = process.env.AXE === 'all';

/** `npm run shots` takes pictures instead. */
const isShooting = process.env.SHOTS !== undefined;

/**
 * `npm run axe` and `npm run shots` look at all four; otherwise one state is looked at on a light phone, the next one on a dark desktop, by
 * the length of its name.
 */
function viewsOf(state: string): readonly (typeof allViews)[number][] {
  if (isAxeAsked || isShooting) return allViews;
  return [allViews[state.length % 2 === 0 ? 0 : 2]];
}

/** Brings axe into the present page, unless it has it. Few of the pages that a test opens are looked at, and to load axe is a fifth of a look. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/**
 * Expects no violation of WCAG 2.2 AA, no element wider than the screen and no fault of layout in the present page: phone and desktop,
 * light and dark.
 */
export async function isClean(page: Page, state: string): Promise<void> {
  for (const { size, colorScheme, rules } of isMeasuring && !isShooting && !isAxeAsked ? [] : viewsOf(state)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (isShooting) {
      await shoots(page, state);
      continue;
    }
    await bringAxe(page);
    const found = await page.evaluate(async (options) => {
      // A colour with a transition has its new value a frame later, however short the transition is.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const { axe } = window as unknown as { axe: { run: (what: Document | Element, how: RunOptions) => Promise<AxeResults> } };
      /** Whether a target is too small when uncovered: a target that a sticky bar covers in part can be scrolled into view. */
      const isSmall = async (selector: string) => {
        const target = document.querySelector(selector);
        if (target === null) return true;
        target.scrollIntoView({ block: 'center' });
        const { violations } = await axe.run(target, { runOnly: { type: 'rule', values: ['target-size'] } });
        return violations.length > 0;
      };
      const faults: string[] = [];
      for (const { id, nodes } of (await axe.run(document, options)).violations) {
        for (const { target, failureSummary } of nodes) {
          if (id !== 'target-size' || (await isSmall(String(target[0])))) faults.push(`${id} ${target.join(' ')}: ${failureSummary}`);
        }
      }
      const excess = document.documentElement.scrollWidth - window.innerWidth;
      return excess > 0 ? [...faults, `${excess} px wider than the screen`] : faults;
    }, rules);
    // The layout is the same in every colour.
    const layout = rules === everything && !isMeasuring ? await layoutFaults(page) : [];
    expect.soft([...found, ...layout], `${state}, ${size.width} px, ${colorScheme}`).toEqual([]);
  }
  if (isMeasuring && !isShooting) await isPlaced(page, state);
  await page.setViewportSize(phone);
}

/** Expects no fault of layout on any screen, at every text size that is looked at, in both languages. */
async function isPlaced(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const spoken = await page.evaluate(() => document.documentElement.lang);
  for (const language of languages) {
    if (!(await reads(page, language))) continue;
    for (const size of screens) {
      await page.setViewportSize(size);
      expect.soft(await layoutFaults(page), `${state}, ${size.width} px, ${language}`).toEqual([]);
    }
  }
  await reads(page, spoken);
}
