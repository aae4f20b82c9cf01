import { stored } from '../../e2e/kit/stored';
import { survives } from './learner';
import type { World } from './world';

const tries = 10;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the page shows the portal. The browser's own error page cannot read the portal's data. */
export const isAtPortal = ({ phone, page, origin }: World): boolean => phone.isOn && !page.isClosed() && page.url().startsWith(origin);

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
