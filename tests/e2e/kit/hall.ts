import { expect, type Locator, type Page } from '@playwright/test';
import { stored } from './stored';

/** A learner's answers: question number (from 1) → option number (from 1). */
export type Given = ReadonlyMap<number, number>;

/** Presses Tab until the wanted element has the focus, at most `presses` times. */
export async function tabsTo(page: Page, wanted: ReturnType<Page['locator']>, presses = 30): Promise<void> {
  for (let i = 0; i < presses; i++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

/** How long a press may take, milliseconds; absent: the page's own time. */
interface Wait {
  timeout?: number;
}

/** The exam hall as a learner on a phone sees it. */
export class Hall {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  question(number: number) {
    return this.#page.getByRole('region', { name: `Question ${number}`, exact: true });
  }

  timer() {
    return this.#page.getByRole('timer');
  }

  async starts(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Start Assessment' }).click();
    await expect(this.question(1)).toBeVisible();
  }

  /** Starts in one of the two looks; that of the hall has two pages of instructions first. */
  async startsIn(look: 'plain' | 'hall'): Promise<void> {
    if (look === 'plain') return this.starts();
    await this.#page.getByRole('checkbox', { name: /^Real-exam mode/ }).check();
    await this.#page.getByRole('button', { name: 'Start Assessment' }).click();
    await this.#page.getByRole('button', { name: /^Next/ }).click();
    await this.#page.getByRole('checkbox', { name: /^I have read and understood/ }).check();
    await this.#page.getByRole('button', { name: 'I am ready to begin' }).click();
    await expect(this.question(1)).toBeVisible();
  }

  /** Chooses an option of the question on screen and waits until the device says that it is saved. */
  async chooses(option: number): Promise<void> {
    await this.#page
      .getByRole('radio')
      .nth(option - 1)
      .check();
    await this.isSaved();
  }

  /** Clicks an option and resolves when the screen calls it saved; for a browser that may be killed meanwhile. */
  async taps(option: number): Promise<void> {
    await this.#page
      .getByRole('radio')
      .nth(option - 1)
      .click();
    await this.#page.locator('p[data-saving="saved"]').waitFor();
  }

  /** Number of the question on screen. */
  async currentNumber(): Promise<number> {
    return Number(/^Question (\d+)/.exec((await this.#page.locator('#question').getAttribute('aria-label')) ?? '')?.[1]);
  }

  isSaved(): Promise<void> {
    return expect(this.#page.getByText('Saved on this device')).toBeVisible();
  }

  async next(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Next' }).click();
  }

  /** Goes one question on or back, if there is one. */
  /** Returns whether there was a button to press. */
  async moves(way: 'Next' | 'Previous'): Promise<boolean> {
    const button = this.#page.getByRole('button', { name: way });
    // On a phone, Submit stands in the place of Next at the last question.
    const isThere = (await button.isVisible()) && (await button.isEnabled());
    if (isThere) await button.click();
    return isThere;
  }

  async goesTo(number: number): Promise<void> {
    await this.#page.getByRole('button', { name: 'All questions' }).click();
    await this.#page
      .getByRole('navigation', { name: 'Question palette' })
      .getByRole('button', { name: new RegExp(`^${number}, `) })
      .click();
    await expect(this.question(number)).toBeVisible();
  }

  async marks(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Mark for Review' }).click();
    await this.isSaved();
  }

  /** Answers questions `from` to `to`, with changing options, and returns the choices. */
  async answers(from: number, to: number): Promise<Map<number, number>> {
    const given = new Map<number, number>();
    for (let number = from; number <= to; number++) {
      await this.goesToNext(number);
      const option = (number % 3) + 1;
      await this.chooses(option);
      given.set(number, option);
    }
    return given;
  }

  /**
   * Does the same as `answers` from question 1 on, by a script in the page: a tenth of the time for a long paper, whose controls other tests
   * press as a learner does.
   */
  async answersByScript(to: number): Promise<Map<number, number>> {
    const given = new Map(Array.from({ length: to }, (_, i) => [i + 1, ((i + 1) % 3) + 1]));
    await this.#page.evaluate(
      async (choices) => {
        const until = async (isSo: () => unknown) => {
          while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
        };
        const press = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
        for (const [number, option] of choices) {
          if (number > 1) press('Next');
          await until(() => document.querySelector(`#question[aria-label="Question ${number}"]`));
          document.querySelectorAll<HTMLInputElement>('#question input[type=radio]')[option - 1]?.click();
          await until(() => document.querySelector('#question input:checked') && document.querySelector('p[data-saving="saved"]'));
        }
      },
      [...given],
    );
    return given;
  }

  private async goesToNext(number: number): Promise<void> {
    if (await this.question(number).isVisible()) return;
    if (await this.question(number - 1).isVisible()) await this.next();
    else await this.goesTo(number);
    await expect(this.question(number)).toBeVisible();
  }

  /** Number of questions in each state, from the palette's legend. */
  async counts(): Promise<Record<string, number>> {
    await this.#page.getByRole('button', { name: 'All questions' }).click();
    const legend = this.#page.locator('dialog [data-legend]');
    // The palette is loaded at its first opening.
    await expect(legend.first()).toBeVisible();
    const rows = await legend.all();
    const counts: Record<string, number> = {};
    for (const row of rows) counts[(await row.getAttribute('data-legend')) ?? ''] = Number(await row.locator('dd').textContent());
    await this.#page.getByRole('button', { name: 'Close' }).click();
    return counts;
  }

  /** A control that a phone shows at some questions and in the palette only; opens the palette where that is its one place. */
  async #reaches(name: string, wait: Wait): Promise<Locator> {
    const control = this.#page.getByRole('button', { name, exact: true });
    await this.timer().waitFor(wait);
    if (!(await control.first().isVisible())) await this.#page.getByRole('button', { name: 'All questions' }).click(wait);
    return control.first();
  }

  /** Presses Submit, which asks. */
  async asksToSubmit(wait: Wait = {}): Promise<void> {
    await (await this.#reaches('Submit', wait)).click(wait);
  }

  /** Presses Finish section, which asks. */
  async asksToFinish(wait: Wait = {}): Promise<void> {
    await (await this.#reaches('Finish section', wait)).press('Enter', wait);
  }

  async submits(): Promise<void> {
    await this.asksToSubmit();
    await this.#page.getByRole('button', { name: 'Yes, submit' }).click();
  }
}

interface StoredAttempt {
  deadline: number;
  startedAt: number;
  status: string;
  currentQuestionId: number;
  questionIds: number[];
}

/** The only attempt on the device, without how far the server has heard of its start, which goes on by itself. */
export async function storedAttempt(page: Page): Promise<StoredAttempt | undefined> {
  const [row] = await stored<StoredAttempt & { startNews?: unknown }>(page, 'attempts');
  if (row === undefined) return undefined;
  const { startNews: _, ...attempt } = row;
  return attempt;
}

/** Question number → option chosen, of the only attempt on the device. */
export async function storedChoices(page: Page): Promise<Map<number, number | null>> {
  const attempt = await storedAttempt(page);
  const rows = await stored<{ questionId: number; selectedOptionId: number | null }>(page, 'standings');
  return new Map(rows.map((row) => [(attempt?.questionIds.indexOf(row.questionId) ?? -1) + 1, row.selectedOptionId]));
}
