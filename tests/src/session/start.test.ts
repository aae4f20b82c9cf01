import { describe, expect, it, vi } from 'vitest';
import type { AssessmentSummary, Result } from '../../../contract/assessment/assessment';
import type { Person } from '../../../src/runner/device/db';
import { lastPerson, remember } from '../../../src/runner/device/people';
import { keepAvailable } from '../../../src/runner/device/shelf';
import { identifiedAs, personAs, profileOf, told, world } from './kit';

describe('a page that opens', () => {
  it('knows a person from the device before the identity service has answered', async () => {
    const page = await (await world(personAs('asha'), 'unreachable')).opens();
    expect(told(page)).toBe('asha user unconfirmed');
  });

  it('stays unconfirmed, and signed in, while the identity service cannot be set up', async () => {
    const w = await world(personAs('asha'), 'unreachable');
    const page = await w.opens();
    await w.settles();
    expect(told(page)).toBe('asha user unconfirmed');
  });

  it('§4.1 is confirmed when the identity service has the same person', async () => {
    const w = await world(personAs('asha'), identifiedAs('asha'));
    w.profiles.asha = { ...profileOf('asha'), location: 'Nashik' };
    const page = await w.opens();
    await w.settles();
    expect(told(page)).toBe('asha user confirmed');
    expect((await lastPerson(w.db))?.profile?.location).toBe('Nashik');
  });

  it('tells its screens what is new alone: they are drawn again once, when the identity service has answered', async () => {
    const w = await world(personAs('asha'), identifiedAs('asha'));
    w.profiles.asha = profileOf('asha');
    let asks: () => void = () => undefined;
    const page = await w.opens((work) => {
      asks = work;
    });
    await w.settles();
    const seen: string[] = [];
    page.store.subscribe(() => seen.push(told(page)));
    asks();
    await w.settles();
    expect(seen).toEqual(['asha user confirmed']);
  });

  it('believes a profile that another tab saved, not an answer that was under way', async () => {
    const w = await world(personAs('asha'), identifiedAs('asha'));
    w.profiles.asha = profileOf('asha');
    const saved = { ...profileOf('asha'), location: 'Nashik' };
    const answering = new Promise<void>((resolve) => {
      w.meanwhile = async () => {
        await remember(w.db, { ...personAs('asha'), profile: saved });
        await w.settles();
        w.meanwhile = async () => {
          w.profiles.asha = saved;
        };
        resolve();
      };
    });
    const page = await w.opens();
    await answering;
    await w.settles();
    expect(page.store.getState()).toMatchObject({ isConfirmed: true, person: { profile: saved } });
    expect((await lastPerson(w.db))?.profile).toEqual(saved);
  });

  it('believes a profile that another tab saved while the answer waited for the device', async () => {
    const w = await world(personAs('asha'), identifiedAs('asha'));
    w.profiles.asha = profileOf('asha');
    const saved = { ...profileOf('asha'), location: 'Nashik' };
    const clears = w.db.transaction.bind(w.db) as (...args: unknown[]) => Promise<unknown>;
    const spy = vi.spyOn(w.db, 'transaction').mockImplementation((async (...args: unknown[]) => {
      // Clearing what other people left names its tables as a list.
      if (Array.isArray(args[1])) {
        spy.mockRestore();
        await remember(w.db, { ...personAs('asha'), profile: saved });
      }
      return clears(...args);
    }) as never);
    const page = await w.opens();
    await w.settles();
    expect(page.store.getState()).toMatchObject({ isConfirmed: true, person: { profile: saved } });
    expect((await lastPerson(w.db))?.profile).toEqual(saved);
  });

  it('§4.1 is signed out if neither device nor identity service knows a person', async () => {
    const w = await world(null);
    const page = await w.opens();
    expect(told(page)).toBe('loading');
    await w.settles();
    expect(told(page)).toBe('signed-out');
  });

  it('is signed out on a first visit without a network', async () => {
    const w = await world(null, 'unreachable');
    const page = await w.opens();
    await w.settles();
    expect(told(page)).toBe('signed-out');
  });

  it('keeps a learner whom the identity service no longer knows, and signs an admin out', async () => {
    const learners = await world(personAs('asha'), null);
    const page = await learners.opens();
    await learners.settles();
    expect(told(page)).toBe('asha user lost');
    expect(await lastPerson(learners.db)).not.toBeNull();

    const admins = await world(personAs('boss', 'admin'), null);
    const desk = await admins.opens();
    await admins.settles();
    expect(told(desk)).toBe('signed-out');
    expect(await lastPerson(admins.db)).toBeNull();
  });

  it("belongs to the identity service's person, not to the previous one", async () => {
    const w = await world(personAs('asha'), identifiedAs('ravi'));
    w.profiles.ravi = profileOf('ravi');
    const page = await w.opens();
    await w.settles();
    expect(told(page)).toBe('ravi user confirmed');
    expect((await lastPerson(w.db))?.uid).toBe('ravi');
  });
});

describe('role and profile at the start', () => {
  it('stay as the device knew them while the server is out of reach [trap 31]', async () => {
    const w = await world(personAs('asha'), identifiedAs('asha'));
    w.isServerUp = false;
    const page = await w.opens();
    await w.settles();
    expect(told(page)).toBe('asha user confirmed');
  });

  it('§4.7 §8.1 lose the profile on a 404, and on no other reply', async () => {
    const w = await world(personAs('asha'), identifiedAs('asha'));
    const page = await w.opens();
    await w.settles();
    expect(told(page)).toBe('asha user without profile confirmed');
    expect((await lastPerson(w.db))?.profile).toBeNull();
  });

  it.each(['nothing', 'the role alone'])(
    'stay what this page knows while the device cannot be read and the server says %s',
    async (said) => {
      const w = await world(personAs('asha'), identifiedAs('asha'));
      w.profiles.asha = profileOf('asha');
      const page = await w.opens();
      await w.settles();
      w.isServerUp = said !== 'nothing';
      w.isProfileBroken = true;
      vi.spyOn(w.db.people, 'get').mockImplementation(() => Promise.reject(new Error('shut')) as never);
      await page.refresh();
      expect(told(page)).toBe('asha user confirmed');
      expect(page.store.getState()).toMatchObject({ person: { profile: profileOf('asha') } });
    },
  );

  it('keep the extra time that a list brought while the profile could not be loaded', async () => {
    const w = await world(personAs('asha'), identifiedAs('asha'));
    w.isProfileBroken = true;
    w.meanwhile = () => keepAvailable(w.db, 'asha', [{ id: 1, timePercent: 150 } as AssessmentSummary]);
    const page = await w.opens();
    await w.settles();
    expect(told(page)).toBe('asha user confirmed');
    expect((await lastPerson(w.db))?.profile).toEqual({ ...profileOf('asha'), timePercent: 150 });
  });

  it.each([
    ['stays with the same rights', ['results'], 1],
    ['goes with a right', ['make-tests'], 0],
    ['goes with the role', null, 0],
  ] as const)('what an admin has read %s', async (_, rights, left) => {
    const w = await world({ ...personAs('asha'), role: 'admin', rights: ['results'] } as Person, identifiedAs('asha'));
    await w.db.results.put({ uid: 'asha', assessmentId: 1 } as Result & { uid: string });
    w.roles.asha = rights === null ? 'user' : 'admin';
    if (rights) w.rights.asha = rights;
    const page = await w.opens();
    await w.settles();
    expect(told(page)).toContain(`asha ${w.roles.asha}`);
    expect(await w.db.results.count()).toBe(left);
  });

  it('follow the server when it makes a learner an admin', async () => {
    const w = await world(personAs('asha'), identifiedAs('asha'));
    w.roles.asha = 'admin';
    const page = await w.opens();
    await w.settles();
    expect(told(page)).toBe('asha admin confirmed');
    const session = page.store.getState();
    expect(session.phase === 'signed-in' && session.person.profile).toMatchObject({ firstName: 'Admin', lastName: 'Admin', role: 'admin' });
  });
});
