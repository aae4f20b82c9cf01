import * as v from 'valibot';
import { type PushNews, PushNewsSchema, recipientOf } from '../../contract/push/news';
import type { Device } from '../../src/runner/device/db';
import { lastPerson, setting } from '../../src/runner/device/people';
import { isAttemptLock } from '../../src/runner/device/worker-messages';
import { timesIn } from '../../src/ui/display/times';
import { newsSentences } from './sentences';

/** What the worker shows news with. */
export interface NewsPlace {
  db: Device;
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    pushManager?: { getSubscription(): Promise<{ unsubscribe(): Promise<unknown> } | null> };
  };
  locks: Pick<LockManager, 'query'> | undefined;
  /** Of the device, where the person has chosen none. */
  language: string;
  /** Wall epoch milliseconds. */
  now: () => number;
}

/** Where a tap leads. */
export function pathOf({ code, id }: PushNews): string {
  switch (code) {
    case 'results-out':
      return `/assessments/${id}/result`;
    case 'test-opens':
      return '/user/available-assessments';
    case 'due':
      return '/user/mistake-notebook';
    default:
      // It tells of the answers to reports, too.
      return '/user/dashboard';
  }
}

/** Title and text of a notification. */
export function wordsOf({ code, title, at, count }: PushNews, language: string): { title: string; body: string } {
  const sentences = newsSentences(language);
  const body = title ?? '';
  if (code === 'test-opens' && at !== undefined) {
    const time = timesIn(sentences.locale, { timeStyle: 'short' }).format(new Date(at));
    return { title: sentences['test-opens'](time), body };
  }
  if (code === 'due' && count !== undefined) return { title: sentences.due(count), body };
  return { title: code === 'results-out' || code === 'report-answered' ? sentences[code] : sentences.other, body };
}

/** Whether somebody sits an exam on this device: a page holds its lock, or it goes on without one until its deadline. */
async function isExamUnderWay({ db, locks, now }: Pick<NewsPlace, 'db' | 'locks' | 'now'>): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {};
  if (held.some(({ name }) => isAttemptLock(name))) return true;
  return (await db.attempts.filter(({ status, deadline }) => status === 'in-progress' && deadline > now()).count()) > 0;
}

/**
 * Shows news in the language of the person whom they are for. Nothing during an exam; and nothing where another person uses the device now, or nobody does: then
 * the subscription ends. `data`: the message as JSON, of any kind.
 */
export async function showNews(data: unknown, place: NewsPlace): Promise<void> {
  const { db, registration } = place;
  const news = v.safeParse(PushNewsSchema, data);
  if (!news.success) return;
  const person = await lastPerson(db);
  if (person === null || (await recipientOf(person.uid)) !== news.output.to) {
    await (await registration.pushManager?.getSubscription())?.unsubscribe();
    return;
  }
  if (await isExamUnderWay(place)) return;
  const language = (await setting(db, 'news'))?.language ?? place.language;
  const { title, body } = wordsOf(news.output, language);
  const { code, id } = news.output;
  await registration.showNotification(title, {
    ...{ body, lang: newsSentences(language).locale, icon: '/icons/icon-192.png', tag: `${code} ${id ?? ''}` },
    data: pathOf(news.output),
  });
}

/** The pages of this browser. */
export interface NewsPages {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Leads to what the news are about: to a page that shows it already, or to a new one, so that no page loses what is typed or sat in it. */
export async function openNewsPage(path: string, pages: NewsPages): Promise<void> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === new URL(path, location.href).href);
  await (there === undefined ? pages.openWindow(path) : there.focus());
}
