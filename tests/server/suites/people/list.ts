import { afterAll, beforeAll, expect, it } from 'vitest';
import { totalHeader } from '../../../../contract/calls/page-header';
import type { PersonEntry } from '../../../../contract/people/person-list';
import type { Person, TestPortal } from '../../kit/portal';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';

/** The list of people, in which an admin finds a person. */
export function peopleListSuite(open: Open): void {
  let portal: TestPortal;
  const named = (uid: string, firstName = uid, lastName = 'Rao') =>
    portal
      .learner(uid)
      .call('saveProfile', { body: { uid, firstName, lastName, email: `${uid}@x.in`, phone: '9876543210', location: 'Goa' } });

  beforeAll(async () => {
    portal = await open();
    for (const uid of ['asha', 'mira']) await named(uid);
    await portal.admin.call('setExtraTime', { params: { uid: 'asha' }, body: { timePercent: 150 } });
  });
  afterAll(() => portal.close());

  const page = async (query: { page?: number; size?: number; search?: string; sort?: 'name' | '-name' }) => {
    const { text, headers } = await portal.admin.tries('getPeople', { query });
    return { people: JSON.parse(text) as PersonEntry[], total: Number(headers.get(totalHeader)) };
  };

  it('shows and finds people by the verified address; an address that was only typed is marked', async () => {
    await named('owner');
    await named('impostor');
    // After these, whose tokens name no address: of two tokens the younger one says which address is verified.
    const [owner, liar] = ['owner', 'impostor'].map((uid) =>
      portal.holding(unsigned(uid, { email: `${uid}@school.in`, email_verified: true }), uid),
    ) as [Person, Person];
    const profile = { firstName: 'Im', lastName: 'Postor', email: 'owner@school.in', location: 'Goa' };
    await liar.call('saveProfile', { body: { uid: 'impostor', ...profile } });
    // An earlier profile is matched at the next call of its verified owner.
    await owner.call('getAvailable', {});
    const { people } = await page({ search: 'owner@school.in' });
    const seen = people.map(({ uid, contact, typedEmail }) => ({ uid, contact, typedEmail }));
    expect(seen).toHaveLength(2);
    expect(seen).toContainEqual({ uid: 'owner', contact: 'owner@school.in', typedEmail: 'owner@x.in' });
    expect(seen).toContainEqual({ uid: 'impostor', contact: 'impostor@school.in', typedEmail: 'owner@school.in' });
    // An address that is no longer verified is not shown as verified.
    await portal.learner('owner').call('getAvailable', {});
    expect((await page({ search: 'owner@school.in' })).people.map(({ uid }) => uid)).toEqual(['impostor']);
  });

  it('has name, contact, role and extra time, ordered by name, a page at a time', async () => {
    await named('zz', 'Äsha', 'Zaveri 10');
    await named('zy', 'äsha', 'Zaveri 9');
    const { people, total } = await page({});
    expect(total).toBe(people.length);
    expect(people.find(({ uid }) => uid === 'asha')).toEqual({
      uid: 'asha',
      name: 'asha Rao',
      contact: 'asha@x.in',
      typedEmail: 'asha@x.in',
      phone: '9876543210',
      role: 'user',
      timePercent: 150,
      handIns: 0,
    });
    expect(people.find(({ role }) => role === 'admin')).toMatchObject({ uid: portal.admin.uid, name: '', contact: 'head@portal.test' });
    expect((await page({ search: 'ZAVERI äsha' })).people.map(({ uid }) => uid)).toEqual(['zy', 'zz']);
    expect((await page({ search: 'zaveri', sort: '-name', size: 1 })).people.map(({ uid }) => uid)).toEqual(['zz']);
    const parts = [await page({ page: 1, size: 3 }), await page({ page: 2, size: 100 })];
    expect(parts[0]?.people).toEqual(people.slice(0, 3));
    expect(parts[0]?.total).toBe(total);
  });

  it('is searched by address, phone and no other field, and no character acts as a pattern', async () => {
    expect((await page({ search: 'mira@x' })).people.map(({ uid }) => uid)).toEqual(['mira']);
    expect((await page({ search: '9876543210 mira' })).total).toBe(1);
    expect((await page({ search: 'goa' })).total).toBe(0);
    expect((await page({ search: '%' })).total).toBe(0);
  });
}
