import { expect, type Page } from '@playwright/test';
import { Hall, storedAttempt, storedChoices } from '../e2e/kit/hall';
import type { Phone } from '../e2e/kit/phone';
import { randomFrom } from './random';

/** What the disk may hold for a question: the last choice that the screen called saved, or a choice tapped after it. */
interface Trail {
  acknowledged: number | null;
  since: number[];
}

/** A choice that the screen had called saved and the disk does not have. */
export interface Loss {
  run: number;
  question: number;
  acknowledged: number;
  found: number | null;
}

export interface CrashReport {
  runs: number;
  taps: number;
  acknowledged: number;
  losses: Loss[];
  /** Every deadline that the attempt had after a restart: exactly one, if no kill gave or took time. */
  deadlines: Set<number>;
}

const longestMs = 400;

/**
 * Kills the browser (kill -9) 0–400 ms after a tap, `runs` times. After each kill it starts the browser on the deep link and compares the
 * disk with the answers that the screen had acknowledged. `address` is an assessment under way on this phone; `seed` decides the schedule.
 */
export async function crashRuns(phone: Phone, address: string, { seed, runs }: { seed: number; runs: number }): Promise<CrashReport> {
  const random = randomFrom(seed);
  const trails = new Map<number, Trail>();
  const report: CrashReport = { runs, taps: 0, acknowledged: 0, losses: [], deadlines: new Set() };
  for (let run = 1; run <= runs; run++) {
    const page = await phone.opens(address);
    await tapUntilKilled(phone, page, random, trails, report);
    await phone.on();
    const again = await phone.opens(address);
    await new Hall(again).isSaved();
    report.losses.push(...lossesIn(await storedChoices(again), trails, run));
    report.deadlines.add((await storedAttempt(again))?.deadline ?? Number.NaN);
    await again.close();
  }
  return report;
}

async function tapUntilKilled(
  phone: Phone,
  page: Page,
  random: () => number,
  trails: Map<number, Trail>,
  report: CrashReport,
): Promise<void> {
  const hall = new Hall(page);
  let isAlive = true;
  const count = 1 + Math.floor(random() * 4);
  for (let tap = 1; tap <= count && isAlive; tap++) {
    const number = await hall.currentNumber();
    const option = 1 + Math.floor(random() * 3);
    const trail = trails.get(number) ?? { acknowledged: null, since: [] };
    trails.set(number, trail);
    const isLast = tap === count;
    trail.since.push(option);
    report.taps += 1;
    const saving = hall.taps(option).then(
      () => isAlive && acknowledge(trail, option, report),
      () => undefined /* The browser died during the tap: no choice was acknowledged. */,
    );
    if (isLast) {
      await new Promise((resolve) => setTimeout(resolve, random() * longestMs));
      isAlive = false;
      await phone.dies();
    }
    await saving;
    // The next question is drawn once the device has stored the move: before, its taps would be told of this one.
    if (!isLast && random() < 0.7 && (await hall.moves(random() < 0.6 ? 'Next' : 'Previous')))
      await expect.poll(() => hall.currentNumber()).not.toBe(number);
  }
}

function acknowledge(trail: Trail, option: number, report: CrashReport): void {
  trail.acknowledged = option;
  trail.since = [];
  report.acknowledged += 1;
}

function lossesIn(stored: Map<number, number | null>, trails: Map<number, Trail>, run: number): Loss[] {
  return [...trails].flatMap(([question, { acknowledged, since }]) => {
    const found = stored.get(question) ?? null;
    const isKept = found === acknowledged || (found !== null && since.includes(found));
    return isKept || acknowledged === null ? [] : [{ run, question, acknowledged, found }];
  });
}
