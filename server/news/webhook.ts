import { randomBytes } from 'node:crypto';
import { dayMs, isoOf } from '../../contract/fields/times';
import type { WebhookMessage } from '../../contract/institute/webhook';
import { webhookPause } from '../rules/news/webhook-pauses';
import { laterRelease } from '../rules/schedule/readable';
import type { Store } from '../store/engine/store';
import { countHandIns } from '../store/hand-ins/results/handed-in';
import {
  addMessage,
  countTry,
  messageById,
  noteTry,
  type StoredMessage,
  switchWebhook,
  type WebhookTarget,
  webhookOf,
} from '../store/institute/webhooks';
import { assessmentName } from '../store/papers/assessment-name';
import { scheduleById } from '../store/papers/schedules';
import { countLearners } from '../store/people/groups/members';
import { planJob } from '../store/shared/jobs';
import type { PostWebhook } from './webhook-post';

/** What the clockwork and the admin's screen do with the webhook. */
export interface WebhookSender {
  /** Has it told that results are out, where they are. `key`: the assessment. */
  resultsOut(key: string): Promise<void>;
  /** Has it told that a test opens soon, where it still does. `key`: the assessment. */
  opensSoon(key: string): Promise<void>;
  /** Sends a message that waits, and plans the next try where it is not taken. `key`: the message. */
  deliver(key: string): Promise<void>;
  /** Sends a test message at once and once, also where the webhook is off: one that is taken switches it on. Null: there is no webhook. */
  sendTest(): Promise<StoredMessage | null>;
}

export interface WebhookParts {
  store: Store;
  /** The one of the settings, or null. */
  fixed: WebhookTarget | null;
  post: PostWebhook;
  /** Epoch milliseconds. */
  now: () => number;
}

/** How long the portal remembers what it sent: longer than an event can come again. */
const rememberedMs = 90 * dayMs;

const newId = (): string => `msg_${randomBytes(18).toString('base64url')}`;
const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status <= 299;

/** Tells one machine of the institute of released results and of tests that open: each event once, in as many tries as it takes, under one id (ADR 83). */
export function webhookSender({ store, fixed, post, now }: WebhookParts): WebhookSender {
  const { db } = store;
  const enter = (event: string, message: WebhookMessage, isPlanned: boolean) =>
    store.atomically(async (tx) => {
      if (!(await addMessage(tx, event, message, now(), now() - rememberedMs)) || !isPlanned) return;
      await planJob(tx, 'webhook', message.id, now());
    });

  /** An assessment with its schedule, where there is somebody to tell of it. */
  async function toldOf(id: number) {
    const hook = await webhookOf(db, fixed);
    if (hook === null || hook.isOff) return null;
    const found = await scheduleById(db, id);
    const name = await assessmentName(db, id);
    return found === null || name === null ? null : { timetable: found.timetable, assessment: { id, name } };
  }

  /** One try. `isOnce`: no other follows. */
  async function tryOnce({ id, body }: StoredMessage, isOnce: boolean): Promise<void> {
    const hook = await webhookOf(db, fixed);
    if (hook === null || (hook.isOff && !isOnce)) return noteTry(store, id, { state: 'failed', status: null, again: null });
    const tries = await countTry(db, id);
    if (tries === null) return;
    const status = await post({ url: hook.url, secret: hook.secret, id, body, at: now() });
    const isGone = status === 410;
    if (isGone || (hook.isOff && isTaken(status))) await switchWebhook(db, fixed, hook.url, isGone, now());
    const pause = isTaken(status) || isGone || isOnce ? null : webhookPause(tries);
    const state = isTaken(status) ? 'done' : pause === null ? 'failed' : 'waiting';
    await noteTry(store, id, { state, status, again: pause === null ? null : now() + pause });
  }

  return {
    async resultsOut(key) {
      const id = Number(key);
      const told = await toldOf(id);
      // The schedule may have changed again: then the event has its own time.
      if (told === null || told.timetable?.state === 'draft' || laterRelease(told.timetable, now()) !== null) return;
      const at = isoOf(told.timetable?.resultsAt ?? now());
      const learners = await countHandIns(db, id);
      await enter(`results-released ${id}`, { id: newId(), type: 'results-released', at, assessment: told.assessment, learners }, true);
    },

    async opensSoon(key) {
      const id = Number(key);
      const told = await toldOf(id);
      const opensAt = told?.timetable?.opensAt ?? null;
      if (told === null || told.timetable?.state !== 'published' || opensAt === null || opensAt <= now()) return;
      const learners = await countLearners(db, told.timetable.groupIds);
      const at = isoOf(opensAt);
      // Another day is another event.
      await enter(`test-opens ${id} ${opensAt}`, { id: newId(), type: 'test-opens', at, assessment: told.assessment, learners }, true);
    },

    async deliver(key) {
      const message = await messageById(db, key);
      if (message?.state === 'waiting') await tryOnce(message, false);
    },

    async sendTest() {
      if ((await webhookOf(db, fixed)) === null) return null;
      const id = newId();
      await enter(`test ${id}`, { id, type: 'test', at: isoOf(now()) }, false);
      const message = await messageById(db, id);
      if (message !== null) await tryOnce(message, true);
      return messageById(db, id);
    },
  };
}
