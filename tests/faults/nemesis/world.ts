import type { Page } from '@playwright/test';
import type { Phone } from '../../e2e/kit/phone';
import type { Account, Portal } from '../../e2e/kit/portal';
import type { Entry, Happening } from './entry';
import type { Plan } from './plan';
import { makesClocksMovable, movesClocks, type Shift } from './wall';

/** A paper and the learner who sits it. */
export interface Sitting {
  learner: Account;
  assessmentId: number;
  title: string;
  questionIds: number[];
  seconds: number;
  /** Its locked sections, in the order of their windows. */
  sections: { seconds: number; questionIds: number[] }[];
  /** When the attempt truly began, by `World.now`; 0 before it. */
  begunAt: number;
  /** When sections truly ended early, by their position. */
  finishedAt: Record<number, number>;
  opensBy: Plan['opensBy'];
  hasOpening: boolean;
  /** Whether it was handed in before, and is sat by a chance. */
  isAgain: boolean;
}

type Ends = () => unknown;

/** One run's phone, its lasting faults, and the history of events. */
export class World {
  readonly portal: Portal;
  readonly phone: Phone;
  readonly history: Entry[] = [];
  /** The learner's current tab. */
  page: Page;
  isOffline = false;
  /** The minutes that were ever given in the run, at most: `all` to everybody, `own` to the learner. */
  minutes = { all: 0, own: 0 };
  /** Whether any person has signed out or in since the attempt was started. */
  isSignedOut = false;
  #shift: Shift = { wall: 0, mono: 0 };
  #passedMs = 0;
  #serverAheadMs = 0;
  #weather: { kind: string; until: number; end: Ends }[] = [];

  constructor(portal: Portal, phone: Phone, page: Page) {
    this.portal = portal;
    this.phone = phone;
    this.page = page;
  }

  get origin(): string {
    return this.portal.api.url;
  }

  says(happening: Happening): void {
    this.history.push({ ...happening, at: Date.now() });
  }

  /** The true time, which a run may let pass faster. */
  get now(): number {
    return Date.now() + this.#passedMs;
  }

  /** Sets how far the server's clock is wrong. */
  errs(serverAheadMs: number): void {
    this.#serverAheadMs = serverAheadMs;
    this.portal.api.movesTime(this.#passedMs + serverAheadMs);
    this.portal.identity.movesTime(this.#passedMs);
  }

  /** Time passes for server and phone; the monotonic clock of a phone that is asleep stands still. */
  async passes(ms: number, isAsleep = false): Promise<void> {
    this.#passedMs += ms;
    this.errs(this.#serverAheadMs);
    if (isAsleep) await this.#turns('hidden');
    await this.shifts(isAsleep ? { wall: ms } : { wall: ms, mono: ms });
    if (isAsleep) await this.#turns('visible');
  }

  /** The screen goes dark for every page, or lights up: a headless browser has no screen. */
  async #turns(state: 'hidden' | 'visible'): Promise<void> {
    if (!this.phone.isOn) return;
    const turned = this.phone.context.pages().map((page) =>
      page.evaluate((to) => {
        Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state),
    );
    await Promise.allSettled(turned);
  }

  /** Sets the wall clock while the screen is dark. */
  async setsUnseen(wall: number): Promise<void> {
    await this.#turns('hidden');
    await this.shifts({ wall });
    await this.#turns('visible');
  }

  /** Starts the browser again with the same clocks and the same network state. */
  async restarts(): Promise<void> {
    await this.phone.on();
    await makesClocksMovable(this.phone.context);
    await this.shifts({});
    if (this.isOffline) await this.phone.losesNetwork();
  }

  async shifts(by: Partial<Shift>): Promise<void> {
    this.#shift = { wall: this.#shift.wall + (by.wall ?? 0), mono: this.#shift.mono + (by.mono ?? 0) };
    if (this.phone.isOn) await movesClocks(this.phone.context, this.origin, this.#shift);
  }

  /** A fault that lasts until its time is over, or until all faults end. */
  lasts(kind: string, forMs: number, end: Ends): void {
    this.says({ type: 'fault', kind, phase: 'begins' });
    this.#weather.push({ kind, until: Date.now() + forMs, end });
  }

  /** Ends the faults whose time is over, or with `all` every fault. Returns the ended kinds. */
  async clears(all = false): Promise<string[]> {
    const over = this.#weather.filter(({ until }) => all || until <= Date.now());
    this.#weather = this.#weather.filter((w) => !over.includes(w));
    for (const { kind, end } of over) {
      await end();
      this.says({ type: 'fault', kind, phase: 'ends' });
    }
    return over.map(({ kind }) => kind);
  }

  get isStormy(): boolean {
    return this.#weather.length > 0;
  }
}
