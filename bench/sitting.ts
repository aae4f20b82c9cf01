import { figure, heading, median } from './kit/figures';
import { benchDir, round, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { wired } from './kit/wire';
import { handInOf, type World, worldIn } from './kit/world';

// A whole sitting (list, paper, hand-in, result), 64 learners at once: CPU of the server, and bytes sent to a learner.

const learners = 1_000;
const rounds = 5;

function stepsOf(world: World, assessmentId: number): Record<string, Buffer[]> {
  const path = `/api/assessment/${assessmentId}`;
  const body = JSON.stringify(handInOf(world, assessmentId));
  const all = (make: (headers: Record<string, string>) => Buffer) =>
    world.learners.slice(1).map(({ token }) => make({ Authorization: `Bearer ${token}`, 'Accept-Encoding': 'br' }));
  return {
    list: all((headers) => wired({ method: 'GET', path: '/api/assessment/available', headers })),
    paper: all((headers) => wired({ method: 'GET', path, headers })),
    'hand-in': all((headers) =>
      wired({ method: 'POST', path: `${path}/submit`, headers: { ...headers, 'Content-Type': 'application/json' }, body }),
    ),
    result: all((headers) => wired({ method: 'GET', path: `${path}/result`, headers })),
  };
}

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners, assessments: rounds + 1 });
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const cpu: Record<string, number[]> = {};
  const bytes: Record<string, number> = {};
  for (const [at, id] of world.assessmentIds.entries())
    for (const [name, requests] of Object.entries(stepsOf(world, id))) {
      const { cpuMs, came } = await round(portal, 64, requests);
      bytes[name] = median(came.map((one) => one.bytes));
      // The first round only warms up.
      if (at > 0) cpu[name] = [...(cpu[name] ?? []), cpuMs];
    }
  await portal.stop();
  heading(`A sitting of 100 questions: ${place.engine}`);
  for (const [name, values] of Object.entries(cpu)) figure(name, median(values), `ms CPU, ${bytes[name]} bytes`);
  const whole = Object.values(cpu).reduce((sum, values) => sum + median(values), 0);
  figure('whole sitting', whole, 'ms CPU', '≤ 1.5');
});
