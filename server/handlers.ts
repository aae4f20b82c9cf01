import type { CallName, HandlerArgs, IsSameForAll, ReplyBody } from '../contract/calls';
import type { Role } from '../contract/people';
import type { Cohorts } from './cohorts';
import type { FilingDesk } from './filing';
import { bankHandlers } from './handlers/bank';
import { examHandlers } from './handlers/exams';
import { extraTimeHandlers } from './handlers/extra-time';
import { generateHandlers } from './handlers/generate';
import { importHandlers } from './handlers/imports';
import { insightHandlers } from './handlers/insight';
import { peopleHandlers } from './handlers/people';
import { pictureHandlers } from './handlers/pictures';
import { portalHandlers } from './handlers/portal';
import { questionHandlers } from './handlers/questions';
import { sheetHandlers } from './handlers/sheets';
import { sittingHandlers } from './handlers/sittings';
import type { Lasting } from './lasting';
import type { Page } from './page';
import type { Papers } from './papers';
import type { MakePicture } from './picture-maker';
import type { Pieces } from './pieces';
import type { Sealed } from './sealed';
import type { ReadEntries, ReadSheet } from './sheets';
import type { Soon } from './soon';
import type { Store } from './store/store';
import type { Claims } from './token';
import type { Written } from './written';

/** Who makes a call, as the token and our database say. */
export interface Caller extends Claims {
  role: Role;
  /** What they have for what they start now, and the most that may be accepted of them (contract/extra-time.ts). */
  timePercent: number;
  mostTimePercent: number;
}

/** What handlers work with; tests put their own clock and dice in. */
export interface Tools {
  store: Store;
  papers: Papers;
  cohorts: Cohorts;
  filingDesk: FilingDesk;
  /** Hears of every submission that is acknowledged. */
  filed: () => void;
  readSheet: ReadSheet;
  readEntries: ReadEntries;
  makePicture: MakePicture;
  /** Epoch milliseconds. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
}

/** One entry for each call of the contract; a missing one or a wrong reply does not compile. Each throws or rejects with `Refusal` where it must. */
export type Handlers = {
  [N in CallName]: (
    args: HandlerArgs<N>,
    caller: IsSameForAll<N> extends true ? Claims : Caller,
  ) => Soon<
    ReplyBody<N> | Sealed<ReplyBody<N>> | Written<ReplyBody<N>> | Page<ReplyBody<N>> | Pieces<ReplyBody<N>> | Lasting<ReplyBody<N>>
  >;
};

export const handlersWith = (tools: Tools): Handlers => ({
  ...peopleHandlers(tools),
  ...extraTimeHandlers(tools),
  ...bankHandlers(tools),
  ...questionHandlers(tools),
  ...pictureHandlers(tools),
  ...sheetHandlers(tools),
  ...examHandlers(tools),
  ...generateHandlers(tools),
  ...sittingHandlers(tools),
  ...importHandlers(tools),
  ...insightHandlers(tools),
  ...portalHandlers(tools),
});
