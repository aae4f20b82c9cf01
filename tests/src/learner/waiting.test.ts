import { describe, expect, it } from 'vitest';
import { isCalled, ownWaiting, waitingHere } from '../../../src/learner/waiting/waiting-here';
import type { Parcel, Person } from '../../../src/runner/device/db';
import { Device } from '../../../src/runner/device/db';
import { sits } from '../../kit/learner';
import { paper } from '../../kit/paper';
import { personAs } from '../session/kit';

const parcel = (uid: string, assessmentId: number, state: Parcel['state'] = 'waiting'): Parcel => ({
  uid,
  assessmentId,
  title: `Paper ${assessmentId}`,
  body: '{}',
  handedInAt: 1,
  state,
  tries: 0,
  triedAt: null,
  nextTryAt: 0,
  notBefore: 0,
  reason: null,
});

let devices = 0;
async function deviceWith(parcels: Parcel[], people: Person[]): Promise<Device> {
  devices += 1;
  const db = new Device(`waiting-${devices}`);
  await db.parcels.bulkPut(parcels);
  await db.people.bulkPut(people);
  return db;
}

describe('what waits on a device', () => {
  it('counts parcels that the server does not have, of all people, but none that was submitted elsewhere', async () => {
    const db = await deviceWith([parcel('asha', 1), parcel('bala', 2, 'refused'), parcel('bala', 3, 'elsewhere')], []);
    expect(await waitingHere(db, Date.now())).toEqual({ underWay: 0, unsent: 2 });
  });

  it('counts nothing of a person whom the server has erased: the server takes no submission of that person', async () => {
    const erased = { ...parcel('asha', 1, 'refused'), cause: 'erased' as const };
    const db = await deviceWith([erased, parcel('bala', 2), parcel('chitra', 3)], [{ ...personAs('bala'), isErased: true }]);
    expect(await waitingHere(db, Date.now())).toEqual({ underWay: 0, unsent: 1 });

    const learner = await sits(paper());
    await learner.phone.db.people.put({ ...personAs(learner.attempt().uid), isErased: true });
    expect(await waitingHere(learner.phone.db, learner.attempt().deadline)).toEqual({ underWay: 0, unsent: 0 });
  });

  it('tells an exam under way from one whose time is over', async () => {
    const learner = await sits(paper());
    const { db } = learner.phone;
    const { deadline } = learner.attempt();
    expect(await waitingHere(db, deadline - 1)).toEqual({ underWay: 1, unsent: 0 });
    expect(await waitingHere(db, deadline)).toEqual({ underWay: 0, unsent: 1 });
  });

  it('is shown only to the person who is named', async () => {
    const db = await deviceWith([parcel('asha', 1), parcel('bala', 2)], [personAs('asha'), personAs('bala')]);
    const own = await ownWaiting(db, 'bala@x.in');
    expect(own.flatMap(({ parcels }) => parcels.map(({ assessmentId }) => assessmentId))).toEqual([2]);
    expect(await ownWaiting(db, 'stranger@x.in')).toEqual([]);
  });
});

describe('the person of a typed address or number', () => {
  const person = { ...personAs('asha'), phone: '+919876543210' };
  it.each([' Asha@X.in ', '9876543210', '+91 98765 43210', '09876543210'])('%s is that person', (said) => {
    expect(isCalled(person, said)).toBe(true);
  });

  it.each(['', ' ', 'asha', '43210', 'asha@x.in.example', '9876543211'])('%j is not that person', (said) => {
    expect(isCalled(person, said)).toBe(false);
  });

  it('no person has an empty name, even one without details', () => {
    expect(isCalled({ email: '', phone: '', profile: null }, '')).toBe(false);
  });
});
