import { liveQuery } from 'dexie';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Profile } from '../../../contract/people/people';
import { ApiError, type Client } from '../../api/client';
import { clearOthers } from '../../runner/device/clear-others';
import type { Device, Person } from '../../runner/device/db';
import { forget, keepLearned, lastPerson, remember, whoIsOn } from '../../runner/device/people';
import type { IdentityService, VerifiedPerson } from '../identity/identity';
import { type Admission, admissionAt, type Door, isAdmitted } from './admission';
import { type Connection, connectionTo } from './connection';
import type { TokenShelf } from './kept-token';
import { lookUp, type PersonLookup } from './look-up';
import { lookUpRetry } from './look-up-retry';
import { type KnownPerson, type Session, sessionOf } from './session';

interface Parts {
  /** The store to use. Its phase may already say that no person is signed in. */
  store?: StoreApi<Session>;
  db: Device;
  call: Client;
  /** Sets up the identity service; rejects while that is not possible. */
  identity: () => Promise<IdentityService>;
  /** Schedules the first question to the identity service for a person whom the device knows; default: at once. */
  later?: (work: () => void) => void;
  shelf: TokenShelf;
}

export interface SessionKeeper {
  store: StoreApi<Session>;
  /** Resolves when the device has been read; the identity service is asked afterwards. */
  start: () => Promise<void>;
  /** Admits a person who has just signed in at a login screen, or signs the person out again. */
  enter: (door: Door, who: VerifiedPerson) => Promise<Admission>;
  /** Attempts and parcels stay on the device. */
  signOut: () => Promise<void>;
  /** Asks the identity service and the server again for the current person, role and profile. */
  refresh: () => Promise<void>;
  /** Stores a profile that the server has returned. */
  keepProfile: (profile: Profile) => Promise<void>;
  token: Connection['token'];
  /** Says that the server refuses every token, a new one too: a learner is asked to sign in again; an admin reads the refusal, and keeps what is typed. */
  refused: () => void;
  tokenAtHand: Connection['tokenAtHand'];
}

// On a device without storage, the session lives as long as the page; the runner warns before a start.
const withoutStorage = () => null;

const rightsOf = ({ role, rights, groupIds }: Person): string => JSON.stringify([role, rights, groupIds]);

const profileIn = (person: Person | null | undefined): string | undefined => JSON.stringify(person?.profile);

/** Creates the session from a device, a server and an identity service. */
export function createSession({
  store = createStore<Session>(() => ({ phase: 'loading' })),
  db,
  call,
  identity,
  later = (work) => work(),
  shelf,
}: Parts): SessionKeeper {
  const { phase } = store.getState();
  let known: KnownPerson = { person: undefined, held: phase === 'loading' ? undefined : null, hasLeft: false };
  /** Counts sign-ins and sign-outs: replies to earlier questions are ignored. */
  let turn = 0;
  let isLeaving = false;
  /** Settles when the logout that is under way has ended. */
  let left: Promise<unknown> = Promise.resolve();
  /** Whether a look-up came during a logout. */
  let isOwed = false;

  const learn = (news: Partial<KnownPerson>): void => {
    known = { ...known, ...news };
    const next = sessionOf(known);
    // All of a page hangs on the session: what is told again draws nothing again.
    if (JSON.stringify(next) !== JSON.stringify(store.getState())) store.setState(next, true);
  };
  /** Who is here by the device's record is the one whose sign-in counts. */
  const learnHere = (here: Person | null, more: Partial<KnownPerson> = {}): void =>
    learn({ person: here, held: here?.uid ?? null, ...more });
  // Until the first answer, the device's record counts. A change may be one step of a login, so a change never admits a person.
  const service = connectionTo(identity, shelf, (uid) => known.held !== undefined && learn({ held: uid }));
  /** The device's record of the person; one that cannot be read, as on a full disk, takes nothing from the person on this page. */
  const personOn = async (uid: string): Promise<Person | null> =>
    (await db.people.get(uid).catch(withoutStorage)) ?? (known.person?.uid === uid ? known.person : null);

  /** Stores what was learned of a person who was here already, and returns who is here: whoever has signed out in another tab in the meantime stays signed out. */
  const kept = (person: Person): Promise<Person | null> => keepLearned(db, person).catch(() => person);

  let settling = Promise.resolve();
  const settleIn = (...how: Parameters<typeof settle>): Promise<void> => {
    settling = settle(...how);
    return settling;
  };
  async function settle(person: Person, ownTurn: number, isHere: boolean): Promise<void> {
    // What an admin could read goes with a change of the rights; the server sends again what may be read.
    const before = await personOn(person.uid);
    const isSame = before?.role !== 'admin' || rightsOf(before) === rightsOf(person);
    await clearOthers(db, isSame ? person.uid : '').catch(withoutStorage);
    // What another tab has saved in the meantime is newer than what the server said.
    const now = await personOn(person.uid);
    const settled = now === null || profileIn(now) === profileIn(before) ? person : { ...person, profile: now.profile };
    // A person who has signed out in the meantime stays signed out.
    if (ownTurn !== turn) return;
    const here = isHere ? await kept(settled) : settled;
    if (ownTurn !== turn) return;
    learnHere(here, { hasLeft: false });
    if (here !== settled) return;
    if (!isHere) await remember(db, settled).catch(withoutStorage);
    // The device now knows the person, so it may store the token for the next page. Not awaited.
    service.token(person.uid).catch(withoutStorage);
  }

  /** Nothing more is asked for a person who has signed out in the meantime: without a token it would be refused. */
  const callIn =
    (ownTurn: number): Client =>
    (...asked) =>
      ownTurn === turn ? call(...asked) : Promise.reject(new ApiError('offline'));

  /** Looks the person up again if another tab saved a profile in the meantime: the reply may be older than that profile. */
  async function lookUpAsOf(who: VerifiedPerson, ownTurn: number): Promise<PersonLookup> {
    const profile = profileIn(known.person);
    const found = await lookUp(callIn(ownTurn), who, () => personOn(who.uid));
    return profileIn(known.person) === profile ? found : lookUpAsOf(who, ownTurn);
  }

  async function confirm(): Promise<void> {
    // A first question that was scheduled before the logout would make the person at home again while the identity service still answers.
    if (isLeaving) {
      isOwed = true;
      return;
    }
    const ownTurn = turn;
    const who = await service.holder().catch(() => undefined);
    if (ownTurn !== turn) return;
    if (who === undefined) return known.person ? again.heard({ person: known.person, isWhole: false, waitMs: 0 }) : learn({ held: null });
    if (who === null && known.person?.role === 'admin') await forget(db).catch(withoutStorage);
    if (who === null) return learn({ held: null });
    const isSame = who.uid === known.person?.uid;
    if (isSame) learn({ held: who.uid });
    const found = await lookUpAsOf(who, ownTurn);
    if (ownTurn !== turn) return;
    if (!(isSame && found.roleFrom === 'device')) await settleIn(found.person, ownTurn, isSame);
    if (ownTurn === turn) again.heard(found);
  }
  const again = lookUpRetry(() => void confirm());

  return {
    store,
    async start() {
      learn({ person: await lastPerson(db).catch(withoutStorage) });
      // Changes of the device's record reach every tab: a sign-out, another person, a profile saved in another tab.
      liveQuery(() => whoIsOn(db, known.person?.uid)).subscribe({
        next: (person) => {
          if (person === 'cleared') return;
          if (person) learn({ person });
          else if (known.person) learn({ person: null, held: known.held ?? null });
        },
        error: withoutStorage,
      });
      // A person known to the device sees the first screen before the identity service is asked.
      if (known.person) later(() => void confirm());
      else void confirm();
    },
    async enter(door, who) {
      turn += 1;
      again.stop();
      const ownTurn = turn;
      // The device's record, and its token, may be those of another person.
      await service.holder().catch(() => undefined /* After a sign-in, the service is already here. */);
      const found = await lookUp(call, who, () => personOn(who.uid));
      const admission = admissionAt(door, found);
      if (!isAdmitted(admission)) {
        if (admission === 'erased') await db.people.update(who.uid, { isErased: true }).catch(withoutStorage);
        await service.signOut();
        return admission;
      }
      await settleIn(found.person, ownTurn, false);
      if (ownTurn === turn) again.heard(found);
      return admission;
    },
    async signOut() {
      turn += 1;
      isLeaving = true;
      isOwed = false;
      again.stop();
      // Set before the service reports the sign-out, so that listeners know that the person asked for it.
      learn({ hasLeft: true });
      const leaving = service.signOut();
      left = leaving.catch(() => undefined);
      await leaving.catch((error: unknown) => {
        isLeaving = false;
        learn({ hasLeft: false });
        if (isOwed) void confirm();
        throw error;
      });
      // Otherwise a write still in progress would survive the sign-out.
      await settling;
      await forget(db).catch(withoutStorage);
      isLeaving = false;
      learnHere(null);
    },
    async refresh() {
      if (known.person) await confirm();
    },
    async keepProfile(profile) {
      // Another person may have signed in since it was sent.
      if (known.person?.uid !== profile.uid) return;
      const person = { ...known.person, profile };
      learn({ person });
      const here = await kept(person);
      if (here !== person) learnHere(here);
    },
    refused() {
      if (known.person?.role === 'user') learn({ held: null });
    },
    // During a logout the service holds nobody, also where the logout then fails: a call without a token would be refused.
    token: async (uid, isFresh) => {
      await left;
      return service.token(uid, isFresh);
    },
    // After it, what a screen of the person who left still asks is not sent: without a token it would be refused.
    tokenAtHand: async (uid) => {
      const asker = uid ?? known.person;
      await left;
      const token = await service.tokenAtHand(uid);
      if (token === null && asker && known.hasLeft) throw new ApiError('offline');
      return token;
    },
  };
}
