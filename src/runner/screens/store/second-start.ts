import type { Begun } from '../../../../contract/assessment/begun';
import { isKnownFiled } from '../../device/shelf';
import type { TrustedClock } from '../../device/trusted-clock';
import type { Whose } from './read-device';

/** What a start screen knows of an attempt on another device, and of the question before a second start (ADR 104). */
export interface SecondStart {
  /** The attempt on the other device, as this device heard last; none in a preview. */
  begun?: Begun | undefined;
  /** Whether a start waits for the learner's word, because that attempt may run. */
  isAsked: boolean;
  /** Whether the learner has said to begin all the same. */
  hasAgreed?: boolean;
}

/** Whether a start has to wait for the learner's word. */
export const isToAsk = ({ begun, hasAgreed }: SecondStart, clock: TrustedClock): boolean =>
  !hasAgreed && Date.parse(begun?.until ?? '') > clock.now();

/**
 * Whether the device has heard of something that changes what can be begun here since it was read: a chance that was given, used or taken back (ADR 78), an
 * attempt on another device, a hand-in of another device. A device that cannot be read has heard nothing.
 */
export const hasNews = async (
  { db, uid, assessmentId, isPreview }: Whose,
  listed: () => number | undefined,
  state: () => SecondStart,
): Promise<boolean> =>
  Promise.all([db.available.get([uid, assessmentId]), isPreview ? false : isKnownFiled(db, uid, assessmentId)]).then(
    ([heard, isFiled]) =>
      heard?.chance?.number !== listed() || (!isPreview && heard?.begun?.until !== state().begun?.until) || (isFiled && !heard?.chance),
    () => false,
  );
