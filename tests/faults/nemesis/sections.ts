import { Hall } from '../../e2e/kit/hall';
import { questionOn, survives } from './learner';
import type { Step } from './plan';
import type { Sitting, World } from './world';

/** The start and the device's time are known to a few seconds; time passes so far beyond a border. Milliseconds. */
const beyondMs = 4_000;
const soonMs = 3_000;

/** When the sections of a sitting truly end, in epoch milliseconds that pass with `world.now`. */
function endsOf({ sections, begunAt, finishedAt }: Sitting): number[] {
  let end = begunAt;
  return sections.map(({ seconds }, i) => {
    end = finishedAt[i] ?? end + seconds * 1000;
    return end;
  });
}

/** The position of the section that is truly the current one; -1 after the last. */
const currentOf = (world: World, mine: Sitting): number => endsOf(mine).findIndex((end) => end > world.now);

function closes(world: World, { learner, assessmentId, sections }: Sitting, section: number): void {
  const questionIds = sections[section]?.questionIds ?? [];
  world.says({ type: 'closes', uid: learner.uid, assessmentId, questionIds });
}

/** The learner looks until the screen shows a question of the section; a fault may keep it from doing so. */
async function looksFor(world: World, mine: Sitting, section: number): Promise<boolean> {
  const end = Date.now() + soonMs;
  while (Date.now() < end && world.phone.isOn && !world.page.isClosed()) {
    const shown = await questionOn(world.page, mine);
    if (shown !== null && mine.sections[section]?.questionIds.includes(shown)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Time passes over one border between two sections, or over two; never over the end of the attempt. */
export async function passes(world: World, mine: Sitting, { borders, isAsleep }: Step & { do: 'pass' }): Promise<void> {
  const ends = endsOf(mine);
  const current = currentOf(world, mine);
  const last = Math.min(current + borders, ends.length - 1) - 1;
  if (current === -1 || last < current) return;
  world.says({ type: 'fault', kind: isAsleep ? 'clock-slept-on' : 'clock-ran-on', phase: 'begins' });
  await world.passes((ends[last] ?? world.now) - world.now + beyondMs, isAsleep);
  for (let section = current; section <= last; section++) closes(world, mine, section);
  await looksFor(world, mine, last + 1);
}

/** Ends the current section early, and looks whether the next one is there. */
export async function finishes(world: World, mine: Sitting): Promise<void> {
  const current = currentOf(world, mine);
  if (current === -1 || current >= mine.sections.length - 1) return;
  const { page } = world;
  if (!(await looksFor(world, mine, current))) return;
  const pressed = survives(
    (async () => {
      await new Hall(page).asksToFinish({ timeout: soonMs });
      await page.getByRole('button', { name: /^Go on to / }).click({ timeout: soonMs });
    })(),
  );
  if (!(await pressed) || !(await looksFor(world, mine, current + 1))) return;
  mine.finishedAt[current] = world.now;
  closes(world, mine, current);
}
