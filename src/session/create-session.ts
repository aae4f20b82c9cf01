import { liveQuery } from 'dexie';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Profile } from '../../contract/people/people';
import type { Client } from '../api/client';
import type { Device, Person } from '../runner/device/db';
import { clearOthers, forget, lastPerson, remember, whoIsOn } from '../runner/device/people';
import { type Admission, admissionAt, type Door, isAdmitted } from './admission';
import { type Connection, connectionTo } from './connection';
import type { IdentityService, VerifiedPerson } from './identity';
import type { TokenShelf } from './kept-token';
import { lookUpAgain } from './look-again';
import { lookUp, type PersonLookup } from './look-up';
import { type KnownPerson, type Session, sessionOf } from './session';

interface Parts {
  /** Where the session is told; whoever holds it may have said already that nobody is here. */
  store?: StoreApi<Session>;
  db: Device;
  call: Client;
  /** Sets up the identity service; rejects while that is not possible. */
  identity: () => Promise<IdentityService>;
  /** When the identity service is asked about somebody whom the device knows; absent: at once. */
  later?: (work: () => void) => void;
  shelf: TokenShelf;
}

export interface SessionKeeper {
  store: StoreApi<Session>;
  /** Resolves when the device has been read; the identity service is asked behind it. */
  start: () => Promise<void>;
  /** Lets someone who has just proved who they are in at a door, or signs them out again. */
  enter: (door: Door, who: VerifiedPerson) => Promise<Admission>;
  /** Attempts and parcels stay on the device. */
  signOut: () => Promise<void>;
  /** Asks again who the person here is, and the server for their role and profile. */
  refresh: () => Promise<void>;
  /** Takes over what the server answered to a saved profile. */
  keepProfile: (profile: Profile) => Promise<void>;
  token: Connection['token'];
  tokenAtHand: Connection['tokenAtHand'];
}

// A device that cannot store still has its session for as long as the page lives; the runner says so before a start.
const withoutStorage = () => null;

/** The session over a device, a server and an identity service. */
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
  /** Counts entrances and exits: what was asked before one is not to be believed after it. */
  let turn = 0;

  const learn = (news: Partial<KnownPerson>): void => {
    known = { ...known, ...news };
    store.setState(sessionOf(known), true);
  };
  // Until the first answer, the device's word counts; a change may be one more step of a login, so it never brings a person in.
  const service = connectionTo(identity, shelf, (uid) => known.held !== undefined && learn({ held: uid }));
  const personOn = async (uid: string): Promise<Person | null> => (await db.people.get(uid).catch(withoutStorage)) ?? null;

  let settling = Promise.resolve();
  const settleIn = (person: Person, mine: number): Promise<void> => {
    settling = settle(person, mine);
    return settling;
  };
  async function settle(person: Person, mine: number): Promise<void> {
    await clearOthers(db, person.uid).catch(withoutStorage);
    // Whoever left meanwhile is not brought back.
    if (mine !== turn) return;
    learn({ person, held: person.uid, hasLeft: false });
    await remember(db, person).catch(withoutStorage);
    // Now that the device knows whose it is, it may keep their token for the next page; nobody waits for that.
    service.token(person.uid).catch(withoutStorage);
  }

  /** What the server says now: an answer that was on its way while another tab saved a profile may be older than that. */
  async function lookUpAsOf(who: VerifiedPerson): Promise<PersonLookup> {
    const profile = JSON.stringify(known.person?.profile);
    const found = await lookUp(call, who, () => personOn(who.uid));
    return JSON.stringify(known.person?.profile) === profile ? found : lookUpAsOf(who);
  }

  async function confirm(): Promise<void> {
    const mine = turn;
    const who = await service.holder().catch(() => undefined);
    if (mine !== turn) return;
    if (who === undefined) return known.person ? again.heard(known.person, false) : learn({ held: null });
    if (who === null && known.person?.role === 'admin') await forget(db).catch(withoutStorage);
    if (who === null) return learn({ held: null });
    const isSame = who.uid === known.person?.uid;
    if (isSame) learn({ held: who.uid });
    const { person, roleFrom, isWhole } = await lookUpAsOf(who);
    if (mine !== turn) return;
    if (!(isSame && roleFrom === 'device')) await settleIn(person, mine);
    if (mine === turn) again.heard(person, isWhole);
  }
  const again = lookUpAgain(() => void confirm());

  return {
    store,
    async start() {
      learn({ person: await lastPerson(db).catch(withoutStorage) });
      // The device's word reaches every tab: a sign-out, another person, a profile saved elsewhere.
      liveQuery(() => whoIsOn(db, known.person?.uid)).subscribe({
        next: (person) => {
          if (person === 'cleared') return;
          if (person) learn({ person });
          else if (known.person) learn({ person: null, held: known.held ?? null });
        },
        error: withoutStorage,
      });
      // Somebody whom the device knows is here already: their screen comes before all that proves it.
      if (known.person) later(() => void confirm());
      else void confirm();
    },
    async enter(door, who) {
      turn += 1;
      again.stop();
      const mine = turn;
      // The device's word, and its token, may be those of another.
      await service.holder().catch(() => undefined /* Whoever proves who they are has it here already. */);
      const found = await lookUp(call, who, () => personOn(who.uid));
      const admission = admissionAt(door, found);
      if (!isAdmitted(admission)) {
        await service.signOut();
        return admission;
      }
      await settleIn(found.person, mine);
      if (mine === turn) again.heard(found.person, found.isWhole);
      return admission;
    },
    async signOut() {
      turn += 1;
      again.stop();
      // Before the service tells of it, so that whoever is told knows that it was their wish.
      learn({ hasLeft: true });
      await service.signOut().catch((error: unknown) => {
        learn({ hasLeft: false });
        throw error;
      });
      // What was being written of them when they left would else outlive it.
      await settling;
      await forget(db).catch(withoutStorage);
      learn({ person: null, held: null });
    },
    async refresh() {
      if (known.person) await confirm();
    },
    async keepProfile(profile) {
      if (!known.person) return;
      const person = { ...known.person, profile };
      learn({ person });
      await remember(db, person).catch(withoutStorage);
    },
    token: service.token,
    tokenAtHand: service.tokenAtHand,
  };
}
