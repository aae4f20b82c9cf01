import type { Page } from '@playwright/test';
import type { Portal } from '../../e2e/kit/portal';
import { hearsOfChance } from './chance';
import { goes } from './portal-page';
import type { Sitting, World } from './world';

/** How soon a sealed paper opens by the server's key, and how far away the hour is that a code comes before. Milliseconds. */
const soonMs = 3_000;
const farMs = 3_600_000;

/** Sets the opening of the paper, `inMs` from now; returns the spoken code. */
async function opensIn({ portal }: { portal: Portal }, { assessmentId }: Pick<Sitting, 'assessmentId'>, inMs: number): Promise<string> {
  const body = { opensAt: new Date(Date.now() + inMs).toISOString() };
  const { code } = await portal.call(await portal.admin(), 'setSchedule', { params: { id: assessmentId }, body });
  return code ?? '';
}

/** Gives an open paper an opening that lies behind: only of such a paper minutes can be given. */
export async function opensBehind(portal: Portal, sitting: Pick<Sitting, 'assessmentId'>): Promise<void> {
  await opensIn({ portal }, sitting, -soonMs);
}

/** Brings the learner to the start screen of a sealed paper, which the spoken code opens without a network. */
async function byCode(world: World, sitting: Sitting, page: Page, address: string, timeout: number): Promise<void> {
  const code = await opensIn(world, sitting, farMs);
  await goes((patience) => page.goto(address, patience), timeout);
  await page.getByText('Ready offline').waitFor({ timeout });
  await world.phone.losesNetwork();
  await goes((patience) => page.reload(patience), timeout);
  const field = page.getByRole('textbox', { name: 'Code' });
  // To a phone whose date is behind the hour is further away.
  const folded = page.getByRole('button', { name: 'I have a code' });
  await field.or(folded).first().waitFor({ timeout });
  if (await folded.isVisible()) await folded.click({ timeout });
  await field.fill(code, { timeout });
  await page.getByRole('button', { name: 'Start Assessment' }).waitFor({ timeout });
  // From here on the paper is open to all learners, as after the hour.
  await opensIn(world, sitting, -soonMs);
  await world.phone.findsNetwork();
}

/** Brings the learner to the start screen of the paper: at once, after the hour of a sealed paper, or by its code. */
export async function comesToStart(world: World, sitting: Sitting, page: Page, address: string, timeout: number): Promise<void> {
  if (sitting.opensBy === 'code') return byCode(world, sitting, page, address, timeout);
  if (sitting.isAgain) await hearsOfChance({ page, origin: world.origin }, timeout);
  if (sitting.opensBy === 'key') await opensIn(world, sitting, soonMs);
  await goes((patience) => page.goto(address, patience), timeout);
}
