import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { Study } from '../../../src/learner/device/study';
import { allSatAgain, keepSatAgain } from '../../../src/past-test/sat-again';

/** As a page of 0.10.0 opens it. */
class EarlierStudy extends Dexie {
  constructor(name: string) {
    super(name);
    this.version(1).stores({ cohorts: '[uid+assessmentId], uid', drills: '[uid+questionId], uid' });
    this.version(2).stores({ practice: '[uid+id], uid, [uid+state]', marks: 'uid', errands: '[uid+errand], uid' });
    this.version(3).stores({ reports: '[uid+questionId], uid, [uid+state]' });
  }
}

it('a page of an earlier version works on the database after this one, and a sitting is still there afterwards', async () => {
  const now = new Study('study-rolled-back');
  const sitting = {
    assessmentId: 7,
    startedAt: 1,
    endedAt: 2,
    part: { of: 'whole' as const },
    isTimed: true,
    timeTaken: 1,
    answers: [],
    seconds: {},
  };
  await keepSatAgain(now, 'asha', sitting, [{ questionId: 3, right: true, sure: true }]);
  now.close();

  const earlier = new EarlierStudy('study-rolled-back');
  const [event] = await earlier.table('practice').where('uid').equals('asha').toArray();
  expect(event).toMatchObject({ questionId: 3, right: true });
  await earlier.table('practice').put({ ...event, state: 'sent' });
  await earlier.table('reports').put({ uid: 'asha', questionId: 3, state: 'new' });
  earlier.close();

  const later = new Study('study-rolled-back');
  expect(await allSatAgain(later, 'asha', 7)).toEqual([{ ...sitting, uid: 'asha' }]);
  expect((await later.practice.toArray()).map(({ state }) => state)).toEqual(['sent']);
  later.close();
});
