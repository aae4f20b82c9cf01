import { LRUCache } from 'lru-cache';
import type { Paper } from '../../contract/assessment/assessment';
import type { MaybePromise } from '../memory/maybe-promise';
import { type PrecompressedJson, precompressed } from '../replies/precompressed-json';
import { SerializedJson } from '../replies/serialized-json';
import { scheduledPaper, sealedPaper, servedPaper } from '../rules/papers/served-paper';
import { isOpen, type Timetable } from '../rules/schedule/schedule';
import type { Store } from '../store/engine/store';
import { paperById } from '../store/papers/assessments';
import { sealById } from '../store/papers/seals';
import { ensureSeal, type KeptSeal } from './seal';
import { timeCodesOf } from './time-codes';

/** Devices spread their requests for the key over this time: 5,000 of them within 5 s. */
const spreadMs = 3_000;
const cacheBytes = 128 * 1024 * 1024;
const keptKeys = 1_000;

/** Papers as learners get them, ready bytes without a key, and the keys of sealed ones (ADR 34), kept in memory as they are needed. Null if there is none. */
export interface ServedPapers {
  /** With its questions. `timetable`: null without a schedule. */
  clear(id: number, timetable: Timetable | null): MaybePromise<PrecompressedJson<Paper> | null>;
  /** Before it opens. */
  sealed(id: number, timetable: Timetable): MaybePromise<PrecompressedJson<Paper> | null>;
  /** Of a paper that was sealed. */
  key(id: number): MaybePromise<SerializedJson<{ key: string }> | null>;
}

interface Wanted {
  id: number;
  timetable: Timetable | null;
  isSealed: boolean;
}

/** The reply depends on the schedule as well, so a changed schedule has a reply of its own. */
function nameOf({ id, timetable, isSealed }: Wanted): string {
  if (timetable === null) return String(id);
  const { opensAt, closesAt, resultsAt, endsTogether } = timetable;
  return [id, isSealed, opensAt, closesAt, resultsAt, endsTogether].join();
}

/** `now` is the time that a seal is stamped with. */
export function openServedPapers(store: Store, now: () => number): ServedPapers {
  async function make({ id, timetable, isSealed }: Wanted): Promise<PrecompressedJson<Paper> | undefined> {
    const frozen = await paperById(store.db, id);
    if (frozen === null) return undefined;
    const paper = servedPaper(id, frozen);
    if (timetable === null) return precompressed(paper);
    if (!isSealed) return precompressed(scheduledPaper(paper, timetable, await timeCodesOfPaper(id, timetable)));
    // There is a seal, unless the process that filed the schedule was ended before it had made one.
    const seal = await ensureSeal(store, id, now());
    if (seal === null) return undefined;
    return precompressed(sealedPaper(paper, timetable, { ...(JSON.parse(seal.sealed_json) as KeptSeal), spreadMs }));
  }

  /** Undefined for a paper that was never sealed. Before the opening there is a seal, or one is made: the reply is kept. */
  async function timeCodesOfPaper(id: number, timetable: Timetable): Promise<ReturnType<typeof timeCodesOf> | undefined> {
    if (timetable.opensAt === null) return undefined;
    const seal = isOpen(timetable, now()) ? await sealById(store.db, id) : await ensureSeal(store, id, now());
    return seal === null ? undefined : timeCodesOf(seal);
  }

  async function keyOf(id: number): Promise<SerializedJson<{ key: string }> | undefined> {
    const seal = await sealById(store.db, id);
    return seal === null ? undefined : new SerializedJson(Buffer.from(JSON.stringify({ key: seal.key })));
  }

  const papers = new LRUCache<string, PrecompressedJson<Paper>, Wanted>({
    maxSize: cacheBytes,
    sizeCalculation: (paper) => paper.size,
    fetchMethod: (_, __, { context }) => make(context),
  });
  const keys = new LRUCache<number, SerializedJson<{ key: string }>>({ max: keptKeys, fetchMethod: (id) => keyOf(id) });

  function served(wanted: Wanted): MaybePromise<PrecompressedJson<Paper> | null> {
    const name = nameOf(wanted);
    return papers.get(name) ?? papers.fetch(name, { context: wanted }).then((paper) => paper ?? null);
  }
  return {
    // A draft may still change (ADR 42), and only admins read it.
    clear: (id, timetable) =>
      timetable?.state === 'draft'
        ? make({ id, timetable, isSealed: false }).then((paper) => paper ?? null)
        : served({ id, timetable, isSealed: false }),
    sealed: (id, timetable) => served({ id, timetable, isSealed: true }),
    key: (id) => keys.get(id) ?? keys.fetch(id).then((key) => key ?? null),
  };
}
