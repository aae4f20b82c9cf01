import { expect, it } from 'vitest';
import { filingOf, variedBody } from '../../../bench/kit/filings';
import { changeKey } from '../../../server/assessments/regrade';
import { fileOnce } from '../../../server/store/hand-ins/submissions/file-once';
import { assessmentOf, submission } from '../kit/bank';
import { openPortal } from '../kit/portal';

const handIns = 600;
/** More hand-ins between two turns of the event loop are more than some ten milliseconds in which nobody else is served. */
const mostAtOnce = 100;

it('marks hand-ins again in small parts, and lets other requests run between them, in its transaction too', async () => {
  const portal = await openPortal(null);
  const made = await assessmentOf(portal, 3);
  const plain = submission(made, 1, 1);
  const file = fileOnce(portal.store);
  for (let at = 0; at < handIns; at += 100) await file(Array.from({ length: 100 }, (_, n) => filingOf(variedBody(plain, at + n), at + n)));

  // Rows that are read or written between two turns, as the database counts them.
  let [sinceTurn, most, isOver] = [0, 0, false];
  const { db } = portal.store;
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (consumer) =>
    provide((connection) => {
      const execute = connection.executeQuery.bind(connection);
      return consumer(
        Object.create(connection, {
          executeQuery: {
            value: async (query: Parameters<typeof execute>[0]) => {
              const result = await execute(query);
              if (/body_json|update "?submissions/.test(query.sql)) sinceTurn += result.rows.length;
              most = Math.max(most, sinceTurn);
              return result;
            },
          },
        }),
      );
    });
  const turn = () => {
    sinceTurn = 0;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const [first] = made.right;
  const order = { assessmentId: made.paper.id, questionId: first?.[0] ?? 0, change: 'drop' as const, optionIds: [], reason: 'R', by: '' };
  const { regraded } = await changeKey(portal.store, order, portal.clock.now);
  isOver = true;
  expect(regraded).toBe(handIns);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(mostAtOnce);
  await portal.close();
});
