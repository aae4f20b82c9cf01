import { expect } from '@playwright/test';
import type { Account } from '../e2e/kit/portal';
import type { Tab } from './engine';

/** A learner in a tab that only runs scripts: each element is found by its role and name. */
export class Learner {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Presses the button, link, tab or option of this name as soon as it is there and enabled. */
  async presses(name: string): Promise<void> {
    await expect
      .poll(() =>
        this.tab.runs((wanted) => {
          const all = [...document.querySelectorAll<HTMLElement>('button, a[href], [role=tab], label')];
          const named = (e: HTMLElement) => (e.getAttribute('aria-label') ?? e.textContent ?? '').trim();
          const target = all.find((e) => e.checkVisibility() && named(e) === wanted && !e.matches(':disabled'));
          target?.click();
          return target !== undefined;
        }, name),
      )
      .toBe(true);
  }

  async fills(label: string, text: string): Promise<void> {
    await expect
      .poll(() =>
        this.tab.runs(
          (wanted, typed) => {
            const input = [...document.querySelectorAll('label')].find(
              (l) => (l.textContent ?? '').startsWith(wanted) && l.control,
            )?.control;
            if (!(input instanceof HTMLInputElement)) return false;
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
            input.dispatchEvent(new InputEvent('input', { bubbles: true }));
            return true;
          },
          label,
          text,
        ),
      )
      .toBe(true);
  }

  reads(): Promise<string> {
    return this.tab.runs(() => document.body.innerText);
  }

  async sees(text: string | RegExp, timeout = 30_000): Promise<void> {
    await expect.poll(() => this.reads(), { timeout }).toMatch(text);
  }

  path(): Promise<string> {
    return this.tab.runs(() => location.pathname);
  }

  async signsIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
    await this.presses('Email');
    await this.fills('Email', email);
    await this.fills('Password', password);
    await this.presses('Login');
    await expect.poll(() => this.path()).toBe('/user/dashboard');
  }

  /** Chooses an option of the question on screen, counted from 1, and waits until the device says that it is saved. */
  async chooses(option: number): Promise<void> {
    await this.tab.runs((index) => document.querySelectorAll<HTMLElement>('input[type=radio]')[index]?.click(), option - 1);
    await expect.poll(() => this.chosen()).toBe(option);
    await this.sees('Saved on this device');
  }

  /** Which option of the question on screen is chosen, from 1; 0 for none. */
  chosen(): Promise<number> {
    return this.tab.runs(() => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].findIndex((r) => r.checked) + 1);
  }

  /** Goes to the next question, which has this number. */
  async goesOnTo(number: number): Promise<void> {
    await this.presses('Next');
    await this.sees(`Question ${number} of`);
  }

  async submits(): Promise<void> {
    await this.presses('Submit');
    await this.presses('Yes, submit');
  }
}
