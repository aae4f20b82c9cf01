import type { CallName, HandlerArgs, NeedsNoRole, ReplyBody } from '../../../contract/calls/calls';
import type { Cohorts } from '../../assessments/cohorts';
import type { MarkedPapers } from '../../assessments/marked-papers';
import type { Pictures } from '../../assessments/pictures';
import type { ScheduleCache } from '../../assessments/schedule-cache';
import type { ServedPapers } from '../../assessments/served-papers';
import type { Accounts } from '../../auth/account-removal';
import type { Asker, Caller } from '../../auth/caller';
import type { Erased } from '../../auth/erased';
import type { LastMails } from '../../auth/own/mailer';
import type { MaybePromise } from '../../memory/maybe-promise';
import type { AttachedFile } from '../../replies/attached-file';
import type { ImmutableBytes } from '../../replies/immutable-bytes';
import type { Page } from '../../replies/paged-list';
import type { PrecompressedJson } from '../../replies/precompressed-json';
import type { RestOfWork } from '../../replies/rest-of-work';
import type { SerializedJson } from '../../replies/serialized-json';
import type { StreamedFile, StreamedList } from '../../replies/streamed-reply';
import type { Store } from '../../store/engine/store';
import type { StoredMessage, WebhookTarget } from '../../store/institute/webhooks';
import type { FetchLog } from '../../submissions/fetch-log';
import type { KeyLog } from '../../submissions/key-log';
import type { StartQueue } from '../../submissions/start-queue';
import type { SubmissionQueue } from '../../submissions/submission-queue';
import type { MakePicture } from '../../uploads/picture-maker';
import type { ReadEntries, ReadRoster, ReadSheet } from '../../uploads/sheets';

/** What a process sees around it (ADR 87). */
export interface Surroundings {
  /** The version of the server. */
  version: string;
  /** What the machine last wrote of itself; null: the settings name no such file. Rejects where it cannot be read. */
  machineText(): Promise<string | null>;
  /** Of the disk that has the data, in use; null: it cannot be told. */
  diskPercent(): Promise<number | null>;
  /** How far this process's clock is ahead of the database's; null: it has none of its own. */
  databaseSecondsAhead(): Promise<number | null>;
  /** How far this process's clock is ahead of the identity service's; null: nothing was heard of it. */
  identitySecondsAhead(): number | null;
  /** null: the portal sends no emails. */
  lastMails: (() => LastMails) | null;
}

/** What handlers depend on. Tests pass their own clock and random numbers. */
export interface Tools {
  /** `adminEmails`: lower case; an account that has verified one of these addresses is an admin. */
  config: {
    adminEmails: readonly string[];
    hasCacheInFront: boolean;
    hasLoopbackPush: boolean;
    hasPrivateWebhook: boolean;
    webhook: WebhookTarget | null;
  };
  store: Store;
  papers: MarkedPapers;
  schedules: ScheduleCache;
  servedPapers: ServedPapers;
  pictures: Pictures;
  cohorts: Cohorts;
  submissionQueue: SubmissionQueue;
  startQueue: StartQueue;
  fetches: FetchLog;
  keyLog: KeyLog;
  accounts: Accounts;
  erased: Erased;
  /** Is called for each acknowledged submission. */
  filed: () => void;
  readSheet: ReadSheet;
  readEntries: ReadEntries;
  readRoster: ReadRoster;
  makePicture: MakePicture;
  /** Is called after the commit of a change of the list of people who are shut out. Resolves when it holds in every process. */
  shutOutsChanged: () => Promise<void>;
  /** Sends a test message to the webhook, and answers what became of it; null: there is no webhook. */
  tryWebhook: () => Promise<StoredMessage | null>;
  around: Surroundings;
  /** Epoch milliseconds. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
}

/** One entry for each call of the contract; a missing one or a wrong reply does not compile. Each throws or rejects with `Refusal` where it must. */
export type Handlers = {
  [N in CallName]: (
    args: HandlerArgs<N>,
    caller: NeedsNoRole<N> extends true ? Asker : Caller,
  ) => MaybePromise<
    | ReplyBody<N>
    | PrecompressedJson<ReplyBody<N>>
    | SerializedJson<ReplyBody<N>>
    | Page<ReplyBody<N>>
    | StreamedList<ReplyBody<N>>
    | StreamedFile<ReplyBody<N>>
    | ImmutableBytes<ReplyBody<N>>
    | AttachedFile<ReplyBody<N>>
    | RestOfWork<ReplyBody<N> | AttachedFile<ReplyBody<N>> | SerializedJson<ReplyBody<N>>>
  >;
};
