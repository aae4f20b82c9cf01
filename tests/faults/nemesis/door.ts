import { stored } from '../../e2e/kit/stored';
import { survives } from './learner';
import type { Sitting, World } from './world';

interface Row {
  uid: string;
  assessmentId: number;
  status?: string;
  state?: string;
}

/** Records a log-in screen that a learner with waiting answers was sent to, and whether it mentions the answers. */
export async function looksAtTheDoor(world: World, { learner, assessmentId }: Sitting): Promise<void> {
  const { page } = world;
  if (!world.phone.isOn || page.isClosed() || new URL(page.url()).pathname !== '/user/login') return;
  const isTheirs = (row: Row) => row.uid === learner.uid && row.assessmentId === assessmentId;
  const left = await Promise.all([stored<Row>(page, 'attempts'), stored<Row>(page, 'parcels')]).catch(() => null);
  const [attempts = [], parcels = []] = left ?? [];
  const waits =
    attempts.some((row) => isTheirs(row) && row.status === 'in-progress') ||
    parcels.some((row) => isTheirs(row) && row.state !== 'elsewhere');
  if (!waits) return;
  const isTold = await survives(page.locator('[data-waiting]').waitFor({ timeout: 5_000 }));
  // A fault may have closed the page meanwhile.
  if (isTold || (world.phone.isOn && !page.isClosed() && new URL(page.url()).pathname === '/user/login'))
    world.says({ type: 'sent-away', uid: learner.uid, assessmentId, isTold });
}
