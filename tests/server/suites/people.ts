import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPortal } from '../kit/portal';
import type { Open } from './open';

/** Roles and profiles. */
export function peopleSuite(open: Open): void {
  let portal: TestPortal;
  const body = { uid: 'asha', firstName: ' Asha ', lastName: 'Verma', email: 'asha@portal.test', phone: '9876543210', location: 'Pune' };

  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  it('has no profile before it is saved', async () => {
    const learner = portal.learner('new');
    const params = { uid: 'new' };
    expect((await learner.tries('getProfile', { params })).status).toBe(404);
    for (const asker of [learner, portal.admin])
      expect(await asker.call('getRole', { params })).toEqual({ role: 'user', hasProfile: false });
    await learner.call('saveProfile', { body: { ...body, uid: 'new' } });
    for (const asker of [learner, portal.admin]) expect(await asker.call('getRole', { params })).toEqual({ role: 'user' });
  });

  it('keeps a profile and its changes', async () => {
    const learner = portal.learner('asha');
    const saved = await learner.call('saveProfile', { body });
    expect(saved).toEqual({ ...body, firstName: 'Asha', role: 'user', profileComplete: true });
    expect(await learner.call('getProfile', { params: { uid: 'asha' } })).toEqual(saved);
    await learner.call('saveProfile', { body: { ...body, location: 'Nagpur' } });
    expect((await portal.admin.call('getProfile', { params: { uid: 'asha' } })).location).toBe('Nagpur');
  });

  it("gives an admin the specification's profile", async () => {
    expect(await portal.admin.call('getProfile', { params: { uid: 'head' } })).toEqual({
      uid: 'head',
      email: 'head@portal.test',
      role: 'admin',
      firstName: 'Admin',
      lastName: 'Admin',
      phone: '',
      location: '',
      profileComplete: true,
    });
  });

  it('keeps the role when a profile is saved', async () => {
    await portal.admin.call('saveProfile', { body: { ...body, uid: 'head' } });
    expect((await portal.admin.call('getRole', { params: { uid: 'head' } })).role).toBe('admin');
  });

  it('treats an unknown person as a user', async () => {
    expect((await portal.admin.call('getRole', { params: { uid: 'nobody yet' } })).role).toBe('user');
  });
}
