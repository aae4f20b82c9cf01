import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/client';
import { lastPerson } from '../../../src/runner/device/people';
import type { VerifiedPerson } from '../../../src/session/identity/identity';
import { identifiedAs, personAs, profileOf, told, type World, world } from './kit';

async function signedIn(uid = 'asha'): Promise<World> {
  const w = await world(personAs(uid), identifiedAs(uid));
  w.profiles[uid] = profileOf(uid);
  return w;
}

const parcel = {
  uid: 'asha',
  assessmentId: 7,
  title: 'A paper',
  body: '{}',
  handedInAt: 1,
  state: 'waiting',
  tries: 0,
  triedAt: null,
  nextTryAt: 0,
  notBefore: 0,
  reason: null,
} as const;

describe('signing out', () => {
  it('§4.8 signs the person out and leaves every parcel where it is', async () => {
    const w = await signedIn();
    const page = await w.opens();
    await w.settles();
    await w.db.parcels.put(parcel);
    await page.signOut();
    await w.settles();
    expect(told(page)).toBe('signed-out');
    expect(w.holder).toBeNull();
    expect(await lastPerson(w.db)).toBeNull();
    expect(await w.db.parcels.count()).toBe(1);
  });

  it("is marked as the person's wish in the page where it was pressed, and in no other", async () => {
    const w = await signedIn();
    const [one, other] = [await w.opens(), await w.opens()];
    await w.settles();
    await one.signOut();
    await w.settles();
    expect(one.store.getState()).toEqual({ phase: 'signed-out', hasLeft: true });
    expect(other.store.getState()).toEqual({ phase: 'signed-out' });
  });

  it('stays done, even if it was pressed while the page still looked the person up', async () => {
    for (let looks = 0; looks < 20; looks += 1) {
      const w = await signedIn();
      const page = await w.opens();
      for (let look = 0; look < looks; look += 1) await w.db.people.count();
      await page.signOut();
      await w.settles();
      expect(page.store.getState(), `after ${looks} looks`).toEqual({ phase: 'signed-out', hasLeft: true });
      expect(await lastPerson(w.db)).toBeNull();
    }
  });

  it('ends a look-up that is on its way: nothing more is asked for who left', async () => {
    const w = await signedIn();
    const page = await w.opens();
    await w.settles();
    w.asked.length = 0;
    w.meanwhile = async () => {
      w.meanwhile = async () => undefined;
      await page.signOut();
    };
    await page.refresh();
    await w.settles();
    expect(w.asked).toEqual(['getRole', 'getProfile']);
    expect(told(page)).toBe('signed-out');
  });

  it("stays done when the page's first question to the identity service comes while that service still signs the person out", async () => {
    const w = await world(personAs('ravi', 'admin'), identifiedAs('ravi'));
    w.roles.ravi = 'admin';
    let first: () => void = () => undefined;
    const page = await w.opens((work) => {
      first = work;
    });
    await w.settles();
    w.whileSigningOut = async () => {
      first();
      await w.settles();
    };
    await page.signOut();
    await w.settles();
    expect(page.store.getState()).toEqual({ phase: 'signed-out', hasLeft: true });
    expect(await lastPerson(w.db)).toBeNull();
  });

  it('that fails leaves the person signed in, and the page looks the person up all the same', async () => {
    const w = await signedIn();
    let first: () => void = () => undefined;
    const page = await w.opens((work) => {
      first = work;
    });
    w.whileSigningOut = async () => {
      first();
      await w.settles();
      throw new Error('The identity service does not answer.');
    };
    await expect(page.signOut()).rejects.toThrow('does not answer');
    await w.settles();
    expect(told(page)).toBe('asha user confirmed');
    expect(w.asked).toContain('getProfile');
  });

  it('that fails after the identity service let the person go in memory keeps the person, and calls made meanwhile have a token', async () => {
    const w = await world(personAs('ravi', 'admin'), identifiedAs('ravi'));
    w.roles.ravi = 'admin';
    const page = await w.opens();
    await w.settles();
    const tokens: Promise<string | null>[] = [];
    w.whileSigningOut = async () => {
      w.holder = null;
      tokens.push(page.token('ravi'), page.tokenAtHand());
      await w.settles();
      w.holder = identifiedAs('ravi');
      throw new Error('The disk is broken.');
    };
    await expect(page.signOut()).rejects.toThrow('broken');
    expect(await Promise.all(tokens)).toEqual(["ravi's token", "ravi's token"]);
    await w.settles();
    expect(told(page)).toBe('ravi admin confirmed');
  });

  it('lets no call out that it overtakes, nor one that the page still makes for the person; a visitor’s call goes out without a token', async () => {
    const w = await signedIn();
    const page = await w.opens();
    await w.settles();
    const ends: Promise<unknown>[] = [];
    const asks = (uid?: string) => void ends.push(page.tokenAtHand(uid).catch((error: unknown) => error));
    w.whileSigningOut = async () => {
      asks('asha');
      asks();
    };
    asks('asha');
    await page.signOut();
    asks('asha');
    expect(await Promise.all(ends)).toEqual(["asha's token", ...Array.from({ length: 3 }, () => new ApiError('offline'))]);
    expect(await page.tokenAtHand()).toBeNull();
    // Deliveries ask by another way, and hear that only a sign-in helps.
    expect(await page.token('asha')).toBeNull();
  });

  it('in one tab signs the other out', async () => {
    const w = await signedIn();
    const [one, other] = [await w.opens(), await w.opens()];
    await w.settles();
    await one.signOut();
    await w.settles();
    expect(told(other)).toBe('signed-out');
  });

  it('in another tab stays, although the answer of a look-up waited for the device here', async () => {
    const w = await signedIn();
    const one = await w.opens();
    await w.settles();
    const clears = w.db.transaction.bind(w.db) as (...args: unknown[]) => Promise<unknown>;
    const spy = vi.spyOn(w.db, 'transaction').mockImplementation((async (...args: unknown[]) => {
      // Clearing what other people left names its tables as a list.
      if (Array.isArray(args[1])) {
        spy.mockRestore();
        await one.signOut();
      }
      return clears(...args);
    }) as never);
    const other = await w.opens();
    await w.settles();
    expect([told(one), told(other), await lastPerson(w.db)]).toEqual(['signed-out', 'signed-out', null]);
  });

  it('in another tab stays, although a profile is saved here', async () => {
    const w = await signedIn();
    const other = await w.opens();
    await w.settles();
    const saves = other.keepProfile({ ...profileOf('asha'), location: 'Nashik' });
    await w.db.settings.delete('signed-in');
    await saves;
    await w.settles();
    expect([told(other), await lastPerson(w.db)]).toEqual(['signed-out', null]);
  });

  it('in another tab is heard even before the identity service has answered', async () => {
    const w = await world(personAs('asha'), 'unreachable');
    const other = await w.opens();
    await w.settles();
    await w.db.settings.delete('signed-in');
    await w.settles();
    expect(told(other)).toBe('signed-out');
  });

  it("is not assumed when the device's data is deleted: the page keeps the person", async () => {
    const w = await signedIn();
    const page = await w.opens();
    await w.settles();
    await Promise.all([w.db.people.clear(), w.db.settings.clear()]);
    w.becomes(null);
    await w.settles();
    expect(told(page)).toBe('asha user lost');
  });

  it('deletes data that the server can give again when another person signs in', async () => {
    const w = await signedIn();
    const page = await w.opens();
    await w.settles();
    await w.db.parcels.put(parcel);
    await w.db.summaries.put({ uid: 'asha', assessmentId: 7 } as never);
    await page.signOut();
    w.becomes(identifiedAs('ravi'));
    await page.enter('user', identifiedAs('ravi'));
    expect(await w.db.summaries.count()).toBe(0);
    expect(await w.db.parcels.count()).toBe(1);
  });
});

describe('events in other tabs', () => {
  it('show a saved profile here', async () => {
    const w = await signedIn();
    const [one, other] = [await w.opens(), await w.opens()];
    await w.settles();
    await one.keepProfile({ ...profileOf('asha'), location: 'Nashik' });
    await w.settles();
    const session = other.store.getState();
    expect(session.phase === 'signed-in' && session.person.profile?.location).toBe('Nashik');
  });

  it('give nobody the profile of another person, which arrives after the other one has signed in', async () => {
    const w = await signedIn();
    const page = await w.opens();
    await w.settles();
    w.becomes(identifiedAs('ravi'));
    await page.enter('user', identifiedAs('ravi'));
    await page.keepProfile({ ...profileOf('asha'), location: 'Nashik' });
    const session = page.store.getState();
    expect(session.phase === 'signed-in' && [session.person.uid, session.person.profile?.location]).not.toContain('Nashik');
    expect((await w.db.people.get('ravi'))?.profile?.location).not.toBe('Nashik');
  });

  it('lose an account that is revoked, and bring it back when it is restored', async () => {
    const w = await signedIn();
    const page = await w.opens();
    await w.settles();
    w.becomes(null);
    expect(told(page)).toBe('asha user lost');
    w.becomes(identifiedAs('asha'));
    expect(told(page)).toBe('asha user confirmed');
  });

  it('do not make a person half way through a login the person here', async () => {
    const w = await signedIn();
    const page = await w.opens();
    await w.settles();
    w.becomes(identifiedAs('ravi'));
    await w.settles();
    expect(told(page)).toBe('asha user lost');
  });
});

describe('a token', () => {
  const failing = (error: unknown): VerifiedPerson => ({ ...identifiedAs('asha'), token: () => Promise.reject(error) });

  it('that the server refuses although it is new asks a learner to sign in again; an admin keeps the screen', async () => {
    for (const [role, standing] of [
      ['user', 'asha user lost'],
      ['admin', 'asha admin confirmed'],
    ] as const) {
      const w = await signedIn();
      w.roles.asha = role;
      const page = await w.opens();
      await w.settles();
      page.refused();
      expect(told(page)).toBe(standing);
    }
  });

  it('is for the person it was asked for, or missing', async () => {
    const page = await (await signedIn()).opens();
    expect(await page.token()).toBe("asha's token");
    expect(await page.token('asha', true)).toBe("asha's fresh token");
    expect(await page.token('ravi')).toBeNull();
  });

  it('is null when no person is signed in or the service refuses for good: only a sign-in helps', async () => {
    expect(await (await (await world(personAs('asha'), null)).opens()).token('asha')).toBeNull();
    const revoked = await world(personAs('asha'), failing({ code: 'auth/user-token-expired' }));
    expect(await (await revoked.opens()).token('asha')).toBeNull();
  });

  it('is `offline` while the service cannot be reached: another try helps', async () => {
    const cut = await world(personAs('asha'), failing({ code: 'auth/network-request-failed' }));
    await expect((await cut.opens()).token('asha')).rejects.toBeInstanceOf(ApiError);
    const unset = await world(personAs('asha'), 'unreachable');
    const page = await unset.opens();
    await expect(page.token('asha')).rejects.toMatchObject({ kind: 'offline' });
    unset.holder = identifiedAs('asha');
    expect(await page.token('asha')).toBe("asha's token");
  });
});
