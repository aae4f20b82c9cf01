import { expect, it } from 'vitest';
import { filingOf, variedBody } from '../../../bench/kit/filings';
import { correctKey } from '../../../server/assessments/regrade';
import { fileOnce } from '../../../server/store/hand-ins/submissions/file-once';
import { assessmentOf, submission } from '../kit/bank';
import { openPortal } from '../kit/portal';
import { countRowsBetweenTurns } from '../kit/rows-between-turns';

const handIns = 600;
/** More hand-ins between two turns of the event loop are more than some ten milliseconds in which nobody else is served. */
const mostAtOnce = 100;

it('marks hand-ins again in small parts, and lets other requests run between them, in its transaction too', async () => {
  const portal = await openPortal(null);
  const made = await assessmentOf(portal, 3);
  const plain = submission(made, 1, 1);
  const file = fileOnce(portal.store);
  for (let at = 0; at < handIns; at += 100) await file(Array.from({ length: 100 }, (_, n) => filingOf(variedBody(plain, at + n), at + n)));
  const rows = countRowsBetweenTurns(portal.store.db, /body_json|update "?submissions/);
  const [first] = made.right;
  const order = { assessmentId: made.paper.id, questionId: first?.[0] ?? 0, change: 'drop' as const, optionIds: [], reason: 'R', by: '' };
  expect((await correctKey(portal.store, order, portal.clock.now)).regraded).toBe(handIns);
  const most = rows.end();
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(mostAtOnce);
  await portal.close();
});
