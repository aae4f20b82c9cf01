import { useEffect, useState } from 'react';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import type { AwaitedResult } from '../../../contract/assessment/awaited';
import { device, type Parcel } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { useTime } from '../../ui/schedule/use-time';
import { useLive } from '../../ui/use-live';
import { type Followed, follow, followedOn, knownBefore, unfollow } from '../score/followed';
import type { Sitting } from './use-sittings';

/** Where a test stands between its start and the moment at which its result is opened. */
export type Stage =
  | { is: 'running'; sitting: Sitting }
  /** The time is up, and nothing was tried to send it yet. */
  | { is: 'ended' }
  | { is: 'unsent'; parcel: Parcel }
  /** Handed in, and neither awaited nor out as far as the device knows. */
  | { is: 'sent' }
  | { is: 'awaited'; result: AwaitedResult }
  /** `before`: its score before the key was changed, where this device knew another one. */
  | { is: 'out'; result: ResultSummary; before?: number | undefined };

export interface UnderWay {
  id: number;
  name: string | null;
  /** As it was first seen here. */
  first: Stage['is'];
  stage: Stage;
  /** Of the one that was awaited next: how many results are awaited beside it. */
  more: number;
}

/** What is known of a learner's tests at any time. */
interface Known {
  sittings: readonly Sitting[];
  /** Those that the server does not have: also those that it refused. */
  unsent: readonly Parcel[];
  awaited: readonly AwaitedResult[];
  /** The tests that may be sat again: nothing is awaited of them. */
  chances: readonly number[];
  /** Null before they are known. */
  results: readonly ResultSummary[] | null;
  /** Whether the server has just said what is awaited, and the results. */
  isFresh: boolean;
}

/** A test that keeps its place while the screen is open. `endsAt`: of one that was seen running, trusted epoch milliseconds. */
type Place = Omit<UnderWay, 'stage' | 'more'> & { endsAt?: number };

/** As many results as leave what is below them on the screen. */
const most = 2;

const nothing: Known = { sittings: [], unsent: [], awaited: [], chances: [], results: null, isFresh: false };

const of = <Row extends { assessmentId: number }>(rows: readonly Row[], id: number): Row | undefined =>
  rows.find(({ assessmentId }) => assessmentId === id);

/**
 * The tests between their start and their opened result. Each keeps its place while the screen is open, so that nothing below it moves when it comes to its next
 * stage; `late`: those that came without a place, for the end of the page. `known`: null before the device has been read, and then nothing is returned.
 */
export function useUnderWay(uid: string, known: Known | null): { placed: UnderWay[]; late: UnderWay[] } | null {
  const { sittings, unsent, awaited, chances, results, isFresh } = known ?? nothing;
  const followed = useLive(uid, () => followedOn(device, uid));
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  const now = useTime(
    trustedClock.now,
    sittings.map(({ endsAt }) => endsAt),
  );
  const pending = [...sittings, ...unsent, ...awaited].map(({ assessmentId }) => assessmentId);

  const further = results === null || followed === undefined ? [] : pending.filter((id) => followed[id] === undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results as they are when a test is first seen: of a second attempt, that of the first.
  useEffect(() => {
    if (further.length === 0) return;
    const tests: Followed = Object.fromEntries(further.map((id) => [id, of(results ?? [], id)?.submittedAt ?? '']));
    follow(device, uid, tests).catch(() => undefined /* The next visit tries again. */);
  }, [uid, further.join()]);

  const isOut = ({ assessmentId: id, submittedAt }: ResultSummary) =>
    followed?.[id] !== undefined && followed[id] !== submittedAt && !pending.includes(id);
  const outs = (results ?? []).filter(isOut);
  const ahead = awaited
    .filter(({ resultsAt }) => Date.parse(resultsAt) > now)
    .toSorted((a, b) => Date.parse(a.resultsAt) - Date.parse(b.resultsAt));
  const sent = Object.keys(followed ?? {})
    .map(Number)
    .filter(
      (id) =>
        !chances.includes(id) &&
        !of([...sittings, ...unsent, ...ahead], id) &&
        !(results ?? []).some((one) => one.assessmentId === id && isOut(one)),
    );

  // Sent before this visit, and then refused or deleted: nothing comes of it any more.
  const isGone = ({ id, first }: Place) => first === 'sent' && sent.includes(id) && !pending.includes(id);
  const gone = isFresh
    ? (places ?? [])
        .filter(isGone)
        .map(({ id }) => id)
        .join()
    : '';
  useEffect(() => {
    for (const id of gone.split(',').filter(Boolean))
      unfollow(device, uid, Number(id)).catch(() => undefined /* The next visit tries again. */);
  }, [uid, gone]);

  if (known === null || followed === undefined) return null;
  const running = sittings.map(({ assessmentId, name, endsAt }): Place => ({ id: assessmentId, name, first: 'running', endsAt }));
  const notIn = (list: readonly Place[]) => (one: Place) => !list.some(({ id }) => id === one.id);
  const waits = [
    ...outs.slice(0, most).map(({ assessmentId, assessmentTitle }): Place => ({ id: assessmentId, name: assessmentTitle, first: 'out' })),
    ...unsent.map(({ assessmentId, title }): Place => ({ id: assessmentId, name: title, first: 'unsent' })),
    ...ahead.slice(0, 1).map(({ assessmentId, assessmentTitle }): Place => ({ id: assessmentId, name: assessmentTitle, first: 'awaited' })),
  ].filter(notIn(running));
  if (places === null) {
    const coming = sent.slice(0, most).map((id): Place => ({ id, name: of(awaited, id)?.assessmentTitle ?? null, first: 'sent' }));
    setPlaces([...running, ...waits, ...(isFresh ? [] : coming)]);
    return null;
  }
  const begun = running.filter(notIn(places.filter(({ first }) => first === 'running')));
  if (begun.length > 0) setPlaces([...begun, ...places.filter(notIn(begun))]);

  const stageOf = ({ id, endsAt }: Place): Stage => {
    const sitting = of(sittings, id);
    if (sitting) return sitting.endsAt > now || sitting.isFiledElsewhere ? { is: 'running', sitting } : { is: 'ended' };
    const parcel = of(unsent, id);
    if (parcel) return (endsAt ?? now + 1) <= now && parcel.triedAt === null ? { is: 'ended' } : { is: 'unsent', parcel };
    const out = outs.find(({ assessmentId }) => assessmentId === id);
    if (out) {
      const before = knownBefore(followed[id], out.scoreBefore);
      // Of two corrections the second one may have brought the score back.
      return { is: 'out', result: out, before: before === out.score ? undefined : before };
    }
    const next = of(ahead, id);
    return next ? { is: 'awaited', result: next } : { is: 'sent' };
  };
  const told = (place: Place): UnderWay => {
    const stage = stageOf(place);
    const name = stage.is === 'out' || stage.is === 'awaited' ? stage.result.assessmentTitle : place.name;
    return {
      ...place,
      name,
      stage,
      more: place.first === 'awaited' ? ahead.filter(({ assessmentId }) => assessmentId !== place.id).length : 0,
    };
  };
  const isThere = ({ first, id, stage }: UnderWay) => first === 'running' || stage.is !== 'sent' || sent.includes(id);
  const isNamed = places.some(({ first }) => first === 'awaited');
  const late = waits.filter(notIn(places)).filter(({ first }) => first === 'out' || (first === 'awaited' && !isNamed));
  return { placed: places.map(told).filter(isThere), late: late.map(told) };
}
