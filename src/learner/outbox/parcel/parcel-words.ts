import type { ClockNote } from '../../../../contract/assessment/clock-note';
import type { Copy as CommonCopy } from '../../../copy/en/common';
import type { OutboxCopy } from '../../../copy/en/outbox';
import type { Parcel } from '../../../runner/device/db';
import { figuresIn } from '../../figures';
import { isWoken } from './is-woken';
import { causeOf } from './older-causes';
import { nextTryOf, type Situation, situationOf } from './situation';

type Copy = CommonCopy & OutboxCopy;

/** The badge, the promise about the answers, and the next try. */
interface Words {
  badge: string;
  promise: string;
  nextTry: string;
}

/** What becomes of answers without a network. */
const sentByItself = (copy: Copy): string => (isWoken() ? copy.parcelSentByItself : copy.parcelSentWhileOpen);

/** What becomes of answers that wait for their turn. */
function soonSent(copy: Copy, isCommonEnd: boolean): string {
  if (isWoken()) return isCommonEnd ? copy.parcelTakesTurns : copy.parcelSoonSent;
  return isCommonEnd ? copy.parcelTakesTurnsOpen : copy.parcelSoonSentOpen;
}

const triedByItself = (copy: Copy): string => (isWoken() ? copy.parcelTriedByItself : copy.parcelTriedWhileOpen);
const nextByItself = (copy: Copy): string => (isWoken() ? copy.nextTryByItself : copy.nextTryWhileOpen);

const wordsIn = (copy: Copy, { cause }: Parcel, isCommonEnd: boolean): Record<Situation, Words> => ({
  new: { badge: copy.parcelWaiting, promise: sentByItself(copy), nextTry: nextByItself(copy) },
  turn: { badge: copy.parcelWaiting, promise: soonSent(copy, isCommonEnd), nextTry: nextByItself(copy) },
  network: { badge: copy.parcelWaiting, promise: sentByItself(copy), nextTry: nextByItself(copy) },
  busy: {
    badge: copy.parcelWaiting,
    promise: cause === 'shut-out' ? copy.parcelSafe : triedByItself(copy),
    nextTry: nextByItself(copy),
  },
  held: { badge: copy.parcelWaiting, promise: copy.parcelSafe, nextTry: nextByItself(copy) },
  sending: { badge: copy.parcelSending, promise: copy.parcelSafe, nextTry: copy.nextTryNow },
  'sign-in': { badge: copy.parcelNeedsSignIn, promise: copy.parcelSafe, nextTry: copy.nextTryAfterSignIn },
  refused: {
    badge: copy.parcelRefused,
    promise: copy.parcelKept,
    nextTry: cause === 'erased' ? copy.nextTryNever : nextByItself(copy),
  },
  elsewhere: { badge: copy.parcelElsewhere, promise: copy.parcelDoesNotCount, nextTry: copy.nextTryNever },
});

/** A try is as good as any so long; then the network is at fault. Milliseconds. */
const slowMs = 10_000;

/** What a try that is in progress says of itself. */
const sendingNote = (copy: Copy, { sendingSince }: Parcel, now: number): string | null =>
  now - (sendingSince ?? now) <= slowMs ? null : isWoken() ? copy.parcelSlowWoken : copy.parcelSlow;

export function parcelWords(
  copy: Copy,
  parcel: Parcel,
  now: number,
  /** Whether the device has a network: without one, no phone takes turns. */
  isOnline = true,
  /** Whether the time of all learners ends at once. */
  isCommonEnd = false,
): Omit<Words, 'promise'> & { why: string | null; promise: string | null } {
  const { clockText, momentText } = figuresIn(copy);
  const timeText = (time: number) => (new Date(time).toDateString() === new Date(now).toDateString() ? clockText(time) : momentText(time));
  const situation = situationOf(parcel, now, isOnline);
  const next = nextTryOf(parcel, now);
  const all = wordsIn(copy, parcel, isCommonEnd);
  const said = situation === 'turn' && !isOnline ? all.new : all[situation];
  const isUnsettled = causeOf(parcel) === 'unsettled' && situation === 'network';
  return {
    ...said,
    ...(isUnsettled && { badge: copy.parcelUnsettled }),
    // Without a network the cause promises the same.
    promise: isUnsettled ? copy.parcelSafe : causeOf(parcel) === 'unreached' && said.promise === sentByItself(copy) ? null : said.promise,
    why:
      situation === 'held'
        ? copy.parcelHeld(timeText(parcel.notBefore))
        : situation === 'sending'
          ? sendingNote(copy, parcel, now)
          : whyOf(copy, parcel),
    nextTry: next === null ? said.nextTry : situation === 'sign-in' ? copy.nextTryOrSignIn(timeText(next)) : timeText(next),
  };
}

function whyOf(copy: Copy, parcel: Parcel): string | null {
  const cause = causeOf(parcel);
  if (cause === 'unreached' && !isWoken()) return copy.parcelUnreachedWhileOpen;
  if (cause !== null) return copy.parcelCauses[cause];
  const { reason, refusal = null } = parcel;
  return reason === null || refusal === null ? reason : copy.refusal({ code: refusal, message: reason });
}

/** Returns why there may have been time left at the deadline. */
export const clockSentence = (copy: Copy, { left }: ClockNote): string => copy.clockNote(figuresIn(copy).durationText(left));

export const lastTryText = (copy: Copy, { triedAt }: Pick<Parcel, 'triedAt'>, now: number): string =>
  triedAt === null ? copy.notTriedYet : pastText(copy, triedAt, now);

/** Clocks may differ by so much. */
const slackMs = 60_000;

/** A time that has passed; one that lies ahead was written while the clock of this device was ahead, and is not known. */
export const pastText = (copy: Copy, time: number, now: number): string =>
  time > now + slackMs ? copy.unknown : figuresIn(copy).momentText(time);
