import { dayMs, isoOf } from '../../contract/fields/times';
import { type PushNews, recipientOf } from '../../contract/push/news';
import type { DeviceSubscription } from '../../contract/push/subscription';
import { ownDay, untilNight } from '../rules/news/revise-news-times';
import { type FiledHandIn, laterRelease, mayKnowOf } from '../rules/schedule/readable';
import type { Timetable } from '../rules/schedule/schedule';
import type { Store } from '../store/engine/store';
import { handInsOf } from '../store/hand-ins/results/handed-in';
import { assessmentName } from '../store/papers/assessment-name';
import { scheduleById } from '../store/papers/schedules';
import { hasPractisedSince } from '../store/people/practice-log';
import { type Circle, claimNews, forgetSent, type NewsEvent, type Recipient, untoldOf } from '../store/people/push-sent';
import { peopleDue, removeSubscription, subscriptionsOf, takeDue } from '../store/people/push-subscriptions';
import { reportById } from '../store/people/reports';
import type { DeliverPush, PushTerms } from './deliver';

/** Who may read the result of a hand-in now: `handlers` know it. */
type MayReadOwn = (id: number, timetable: Timetable | null, person: Recipient, handIn: FiledHandIn) => Promise<boolean>;

/** The process ends: another one tells the rest. */
class NewsInterrupted extends Error {}

/** What the clockwork does with news. */
export interface NewsSender {
  /** Tells those who handed in that the results are out, where they are. `key`: the assessment. */
  resultsOut(key: string): Promise<void>;
  /** Tells those who see an assessment in their list that it opens soon, where it still does. `key`: the assessment. */
  opensSoon(key: string): Promise<void>;
  /** Tells who reported a question that the report is answered. `key`: the report. */
  reportAnswered(key: string): Promise<void>;
  /** Tells those who practise how many questions are due, as their devices said. `key`: the time, epoch milliseconds. */
  questionsDue(key: string): Promise<void>;
  /** Begins no message any more: the jobs under way reject. */
  stop(): void;
}

export interface NewsParts {
  store: Store;
  deliver: DeliverPush;
  mayReadOwn: MayReadOwn;
  /** Epoch milliseconds. */
  now: () => number;
}

/** People that are looked up at once, and messages under way at once. */
const pageSize = 200;
const atOnce = 16;
/** A push service that was silent so often in a job is left alone until its end. */
const patience = 8;

/** More than a report has answers. */
const answers = 10_000;

/** How long the portal remembers what it sent. */
const rememberedMs = 90 * dayMs;

/** Works through a list, so many at once. */
async function inParallel<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = list.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of rest) await work(one);
    }),
  );
}

/** Sends news of assessments, of answered reports and of what is due (ADR 76): each person is told once of each event, by messages to all devices of the person. */
export function newsSender({ store, deliver, mayReadOwn, now }: NewsParts): NewsSender {
  const { db } = store;
  let isStopped = false;

  /** Sends to devices of one person. `silent`: how often each push service was silent in a row. */
  async function tell(
    uid: string,
    devices: readonly DeviceSubscription[],
    news: PushNews,
    terms: PushTerms,
    silent: Map<string, number>,
  ): Promise<void> {
    await Promise.all(
      devices.map(async (device) => {
        const { origin } = new URL(device.endpoint);
        if ((silent.get(origin) ?? 0) >= patience) return;
        const outcome = await deliver(device, news, terms);
        silent.set(origin, outcome === 'failed' ? (silent.get(origin) ?? 0) + 1 : 0);
        if (outcome === 'gone') await removeSubscription(db, uid, device.endpoint);
      }),
    );
  }

  interface Order {
    event: NewsEvent;
    circle: Circle;
    /** Those of a page who are told. */
    among: (page: Recipient[]) => Promise<Recipient[]>;
    news: Omit<PushNews, 'to'>;
    terms: PushTerms;
  }

  async function tellAll({ event, circle, among, news, terms }: Order): Promise<void> {
    const silent = new Map<string, number>();
    let last = '';
    for (;;) {
      const page = await untoldOf(db, event, circle, last, pageSize);
      await inParallel(await among(page), async ({ uid }) => {
        if (isStopped) throw new NewsInterrupted('the process ends');
        // At most once is better than twice: what is entered and not sent, by a process that was killed, is lost.
        if (await claimNews(db, uid, event, now()))
          await tell(uid, await subscriptionsOf(db, uid), { ...news, to: await recipientOf(uid) }, terms, silent);
      });
      const end = page.at(-1);
      if (end === undefined || page.length < pageSize) break;
      last = end.uid;
    }
    await forgetSent(db, now() - rememberedMs);
  }

  /** Tells one person what is due, on the devices that asked for it, by the word that is newest: at most once on a day of the person, and not at night. */
  async function tellDue(uid: string, at: number, silent: Map<string, number>): Promise<void> {
    const [newest, ...others] = await takeDue(db, uid, at);
    if (newest === undefined) return;
    const { count, offset, saidAt } = newest;
    const day = ownDay(now(), offset);
    const left = untilNight(now(), offset);
    // Who practised meanwhile on another device has been here, and fewer are due.
    if (ownDay(newest.at, offset) !== day || left <= 0 || (await hasPractisedSince(db, uid, saidAt))) return;
    if (!(await claimNews(db, uid, { code: 'due', assessmentId: 0, occasion: day }, now()))) return;
    const devices = [newest, ...others].map(({ device }) => device);
    const terms = { ttl: Math.ceil(left / 1_000), topic: 'due', urgency: 'normal' } as const;
    await tell(uid, devices, { code: 'due', count, to: await recipientOf(uid) }, terms, silent);
  }

  /** An assessment as a list of its learners shows it. */
  async function assessmentOf(id: number): Promise<{ title: string; timetable: Timetable | null } | null> {
    const found = await scheduleById(db, id);
    const title = await assessmentName(db, id);
    return found === null || title === null ? null : { title, timetable: found.timetable };
  }

  return {
    async resultsOut(key) {
      const id = Number(key);
      const found = await assessmentOf(id);
      if (found === null) return;
      const { title, timetable } = found;
      // The schedule may have changed again: then the news has its own time.
      if (timetable?.state === 'draft' || laterRelease(timetable, now()) !== null) return;
      await tellAll({
        event: { code: 'results-out', assessmentId: id, occasion: 0 },
        circle: {},
        async among(page) {
          const uids = page.map(({ uid }) => uid);
          const handIns = await handInsOf(db, id, uids);
          const told: Recipient[] = [];
          for (const person of page) {
            const handIn = handIns.get(person.uid);
            if (handIn !== undefined && (await mayReadOwn(id, timetable, person, handIn))) told.push(person);
          }
          return told;
        },
        news: { code: 'results-out', id, title },
        terms: { ttl: (3 * dayMs) / 1_000, topic: `results-${id}`, urgency: 'normal' },
      });
    },

    async opensSoon(key) {
      const id = Number(key);
      const found = await assessmentOf(id);
      const opensAt = found?.timetable?.opensAt ?? null;
      if (found === null || found.timetable === null || opensAt === null || opensAt <= now()) return;
      const { title, timetable } = found;
      if (timetable.state !== 'published') return;
      await tellAll({
        event: { code: 'test-opens', assessmentId: id, occasion: opensAt },
        circle: { groupIds: timetable.groupIds },
        among: async (page) =>
          page.filter(({ groupIds }) =>
            mayKnowOf(timetable, { isAdmin: false, makesKeys: false, groupIds, holds: false, hasChance: false }),
          ),
        news: { code: 'test-opens', id, title, at: isoOf(opensAt) },
        // After the opening it is no news any more.
        terms: { ttl: Math.ceil((opensAt - now()) / 1_000), topic: `opens-${id}`, urgency: 'high' },
      });
    },

    async reportAnswered(key) {
      const report = await reportById(db, Number(key));
      if (report === null || report.outcome === null) return;
      await tellAll({
        // Another answer in the place of this one is another event.
        event: { code: 'report-answered', assessmentId: report.assessment_id, occasion: report.id * answers + report.version },
        circle: { uid: report.uid },
        among: async (page) => page,
        news: { code: 'report-answered' },
        terms: { ttl: (3 * dayMs) / 1_000, topic: `report-${report.id}`, urgency: 'normal' },
      });
    },

    async questionsDue(key) {
      const at = Number(key);
      const silent = new Map<string, number>();
      for (let last = ''; ; ) {
        const page = await peopleDue(db, at, last, pageSize);
        await inParallel(page, async (uid) => {
          if (isStopped) throw new NewsInterrupted('the process ends');
          await tellDue(uid, at, silent);
        });
        const end = page.at(-1);
        if (end === undefined || page.length < pageSize) return;
        last = end;
      }
    },

    stop() {
      isStopped = true;
    },
  };
}
