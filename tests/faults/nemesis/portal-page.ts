import { errors } from '@playwright/test';
import { stored } from '../../e2e/kit/stored';
import { survives } from './learner';
import type { World } from './world';

const tries = 10;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the page shows the portal. The browser's own error page cannot read the portal's data. */
export const isAtPortal = ({ phone, page, origin }: World): boolean => phone.isOn && !page.isClosed() && page.url().startsWith(origin);

const lostMs = 10_000;

/**
 * Goes to a page within `timeout` ms. Chromium loses a navigation that meets the end of an old worker's last work, while a newer worker waits to take over
 * (docs/runs/2026-11.md, *A lost navigation*): then the navigation is asked for once more, as a person would.
 */
export async function goes(navigate: (patience: { timeout: number }) => Promise<unknown>, timeout: number): Promise<void> {
  try {
    await navigate({ timeout: Math.min(lostMs, timeout) });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    await navigate({ timeout });
  }
}

/** Opens the learner's list of assessments, as often as the end of a fault still interrupts it. */
export async function opensList(world: World): Promise<void> {
  for (let left = tries; left > 0; left--) {
    if (world.page.isClosed()) world.page = await world.phone.context.newPage();
    if ((await survives(world.page.goto(`${world.origin}/user/my-assessments`))) && isAtPortal(world)) return;
    await pause(500);
  }
  throw new Error('No page of the portal opened after the last fault.');
}

/** The rows of a table on the device. A page that a fault has led away, or that is just reloading, opens the learner's list again. */
export async function rowsOf<T>(world: World, table: string): Promise<T[]> {
  for (let left = tries; left > 0; left--) {
    const rows = isAtPortal(world) ? await stored<T>(world.page, table).catch(() => null) : null;
    if (rows !== null) return rows;
    await opensList(world);
  }
  throw new Error(`The table ${table} could not be read after the last fault.`);
}
