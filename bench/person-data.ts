import { randomUUID } from 'node:crypto';
import { insertMany } from '../server/store/engine/insert-many';
import { openStore } from '../server/store/open/open';
import { figure, heading, quantile } from './kit/figures';
import { benchDir, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { Wire, wired } from './kit/wire';
import { worldIn } from './kit/world';

// The download of a person with a long practice log, and what others wait beside it. Others are asked in turns: calm, then beside the download.

const events = Number(process.env.EVENTS ?? 200_000);
const calmRequests = 300;

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners: 2, assessments: 1 });
  const [owner, other] = world.learners.slice(0, 2);
  if (owner === undefined || other === undefined) throw new Error('There are no learners.');
  const store = await openStore(place, () => undefined);
  const log = Array.from({ length: events }, (_, at) => ({
    ...{
      id: randomUUID(),
      uid: owner.uid,
      place: at + 1,
      type: 'answered' as const,
      device: owner.uid,
      n: at + 1,
      question_id: (at % 900) + 1,
    },
    ...{ version: 1, is_right: at % 2, is_sure: 1, at: Date.now() - at, exam_date: null, note: null },
  }));
  await store.atomically((tx) => insertMany(tx, 'practice_events', log));
  await store.close();
  heading(`A person's data with ${events} practice events: ${place.engine}`);
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const reads = (token: string, path: string) =>
    wired({ method: 'GET', path: `/api${path}`, headers: { Authorization: `Bearer ${token}` } });
  const usual = reads(other.token, '/assessment/available');
  const [file, others] = [new Wire(portal.port), new Wire(portal.port)];
  for (const format of ['json', 'xlsx'] as const) {
    const calm: number[] = [];
    for (let at = 0; at < calmRequests; at += 1) calm.push((await others.send(usual)).ms);
    const beside: number[] = [];
    let isDone = false;
    const began = performance.now();
    const download = file.send(reads(owner.token, `/users/data/${owner.uid}?format=${format}`)).then((reply) => {
      isDone = true;
      return reply;
    });
    while (!isDone) beside.push((await others.send(usual)).ms);
    const { status, bytes } = await download;
    if (status !== 200) throw new Error(`The download was refused: ${status}`);
    figure(`.${format}`, performance.now() - began, `ms, ${bytes} bytes`);
    figure('  others’ p99: calm', quantile(calm, 0.99), 'ms');
    figure('  others’ p99: beside it', quantile(beside, 0.99), `ms, longest ${Math.max(...beside).toFixed(0)} ms`);
    figure('  ratio', quantile(beside, 0.99) / quantile(calm, 0.99), '', '≤ 5');
  }
  for (const wire of [file, others]) wire.close();
  await portal.stop();
});
