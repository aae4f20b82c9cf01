import { describe, expect, it } from 'vitest';
import { lastPerson } from '../../../src/runner/device/people';
import type { Door } from '../../../src/session/keeper/admission';
import { identifiedAs, personAs, profileOf, told, type World, world } from './kit';

/** Signs in with the identity service on an open page, then asks for entry. */
async function enters(w: World, door: Door, uid: string) {
  const page = await w.opens();
  await w.settles();
  w.becomes(identifiedAs(uid));
  const admission = await page.enter(door, identifiedAs(uid));
  await w.settles();
  return { page, admission, session: told(page) };
}

describe('the user login', () => {
  it("§4.2 §4.4 lets a learner in with the server's profile", async () => {
    const w = await world(null);
    w.profiles.asha = profileOf('asha');
    expect(await enters(w, 'user', 'asha')).toMatchObject({ admission: 'welcome', session: 'asha user confirmed' });
    expect(w.asked).toEqual(['getRole', 'getProfile']);
    expect(await lastPerson(w.db)).toEqual(personAs('asha'));
  });

  it('§4.4 lets a new person in without a profile', async () => {
    expect(await enters(await world(null), 'user', 'new')).toMatchObject({
      admission: 'welcome',
      session: 'new user without profile confirmed',
    });
  });

  it('asks for no profile where the server has just said that there is none: a browser writes each 404 on its console', async () => {
    const w = await world(null);
    w.saysNone = true;
    expect(await enters(w, 'user', 'new')).toMatchObject({ admission: 'welcome', session: 'new user without profile confirmed' });
    expect(w.asked).toEqual(['getRole']);
    w.profiles.asha = profileOf('asha');
    expect(await enters(w, 'user', 'asha')).toMatchObject({ session: 'asha user confirmed' });
  });

  it('§6.12 signs an admin out again', async () => {
    const w = await world(null);
    w.roles.boss = 'admin';
    expect(await enters(w, 'user', 'boss')).toMatchObject({ admission: 'admin-at-user-login', session: 'signed-out' });
    expect(w.holder).toBeNull();
    expect(await lastPerson(w.db)).toBeNull();
  });

  it('signs out again whom the server has erased, whether or not this device knew the person', async () => {
    for (const known of [null, personAs('asha')]) {
      const w = await world(known);
      w.erased = ['asha'];
      expect(await enters(w, 'user', 'asha')).toMatchObject({ admission: 'erased' });
      expect(w.holder).toBeNull();
      expect(await w.db.people.toArray()).toEqual(known ? [{ ...known, isErased: true }] : []);
    }
  });

  it('leaves a person whom the server has erased with what the device keeps, while the page is open', async () => {
    const w = await world(personAs('asha'), identifiedAs('asha'));
    w.erased = ['asha'];
    const page = await w.opens();
    await w.settles();
    expect(told(page)).toBe('asha user confirmed');
  });

  it('§4.5 §8.2 treats an unknown person as new when the role cannot be loaded', async () => {
    const w = await world(null);
    w.isServerUp = false;
    expect(await enters(w, 'user', 'asha')).toMatchObject({ admission: 'first-login', session: 'asha user without profile confirmed' });
  });

  it.each([
    ['role', (w: World) => (w.isServerUp = false)],
    ['profile', (w: World) => (w.isProfileBroken = true)],
  ])('asks again for a %s that failed, and takes over the later answer', async (_, breaks) => {
    const w = await world(null);
    w.profiles.asha = { ...profileOf('asha'), phone: '+911234567890' };
    breaks(w);
    const { page, session } = await enters(w, 'user', 'asha');
    expect(session).toBe('asha user without profile confirmed');
    expect(page.store.getState()).toMatchObject({ person: { isUnheard: true } });
    Object.assign(w, { isServerUp: true, isProfileBroken: false });
    await expect.poll(() => told(page)).toBe('asha user confirmed');
    expect((await lastPerson(w.db))?.profile?.phone).toBe('+911234567890');
    expect(page.store.getState()).not.toMatchObject({ person: { isUnheard: true } });
    await page.signOut();
  });

  it('§4.6 §8.3 lets a person in without a profile when the profile cannot be loaded', async () => {
    const w = await world(null);
    w.profiles.asha = profileOf('asha');
    w.isProfileBroken = true;
    expect(await enters(w, 'user', 'asha')).toMatchObject({ admission: 'welcome', session: 'asha user without profile confirmed' });
  });

  it("lets a learner in with the device's profile when the role cannot be loaded", async () => {
    const w = await world(personAs('asha'), null);
    w.isServerUp = false;
    expect(await enters(w, 'user', 'asha')).toMatchObject({ admission: 'welcome', session: 'asha user confirmed' });
  });

  it('brings a learner back whose sign-in was lost, and does not sign them out during the sign-in', async () => {
    const w = await world(personAs('asha'), null);
    w.profiles.asha = profileOf('asha');
    const { session } = await enters(w, 'user', 'asha');
    expect(session).toBe('asha user confirmed');
  });

  it('keeps the previous learner if the next person is refused', async () => {
    const w = await world(personAs('asha'), null);
    w.roles.boss = 'admin';
    expect(await enters(w, 'user', 'boss')).toMatchObject({ admission: 'admin-at-user-login', session: 'asha user lost' });
  });
});

describe('the admin login', () => {
  it('§4.3 lets an admin in, with a stand-in profile', async () => {
    const w = await world(null);
    w.roles.boss = 'admin';
    expect(await enters(w, 'admin', 'boss')).toMatchObject({ admission: 'welcome', session: 'boss admin confirmed' });
    expect((await lastPerson(w.db))?.profile?.firstName).toBe('Admin');
    expect(w.asked).not.toContain('getProfile');
  });

  it('§6.13 signs a learner out again', async () => {
    const w = await world(null);
    expect(await enters(w, 'admin', 'asha')).toMatchObject({ admission: 'not-admin', session: 'signed-out' });
    expect(w.holder).toBeNull();
  });

  it("admits no person on the device's word alone", async () => {
    const w = await world(personAs('boss', 'admin'), null);
    w.isServerUp = false;
    expect(await enters(w, 'admin', 'boss')).toMatchObject({ admission: 'role-unverified', session: 'signed-out' });
    expect(w.holder).toBeNull();
  });
});
