import type { Parcel, ParcelState } from '../runner/device/db';
import { copy } from '../ui/copy';

/** A parcel's state in a few words, and what becomes of the answers in it. */
export const parcelWords: Record<ParcelState, { state: string; promise: string }> = {
  waiting: { state: copy.parcelWaiting, promise: copy.parcelSentByItself },
  'sign-in': { state: copy.parcelWaiting, promise: copy.parcelSentAfterSignIn },
  refused: { state: copy.parcelRefused, promise: copy.parcelKept },
  elsewhere: { state: copy.parcelElsewhere, promise: copy.parcelDoesNotCount },
};

/** The frozen body as something a link can save. */
export const fileOf = ({ body }: Pick<Parcel, 'body'>): string => `data:application/json;charset=utf-8,${encodeURIComponent(body)}`;
