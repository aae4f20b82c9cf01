import type { DeviceSubscription, DueWord } from '../../../contract/push/subscription';
import type { Device } from '../../runner/device/db';
import { inTurn } from '../../runner/device/in-turn';
import { setting } from '../../runner/device/people';

/** The part of a browser's subscription that is used here. */
export interface BrowserSubscription {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer | null };
  toJSON(): { keys?: Record<string, string> };
  unsubscribe(): Promise<boolean>;
}

/** What the browser offers; null where it has no push messages. */
export interface NewsBrowser {
  permission: () => NotificationPermission;
  ask: () => Promise<NotificationPermission>;
  /** Rejects where the portal's worker is not here yet. */
  pushManager: () => Promise<{
    getSubscription(): Promise<BrowserSubscription | null>;
    subscribe(options: { userVisibleOnly: true; applicationServerKey: Uint8Array<ArrayBuffer> }): Promise<BrowserSubscription>;
  }>;
}

/** The portal's server, as one person. */
interface NewsServer {
  key(): Promise<string>;
  subscribe(subscription: DeviceSubscription & { due?: DueWord }): Promise<unknown>;
  unsubscribe(endpoint: string): Promise<unknown>;
}

export interface DeviceNewsParts {
  db: Device;
  browser: NewsBrowser | null;
  server: NewsServer;
  /** When this person is to be told what is due, by what the device has; null: nothing is to be told. */
  due: (uid: string) => Promise<DueWord | null>;
  language: () => string;
  /** Wall epoch milliseconds. */
  now: () => number;
}

/** One change of the subscription at a time: what begins without one must not end another that a person makes meanwhile. */
const alone = <T>(work: () => Promise<T>): Promise<T> => inTurn('news', work);

/** Whether a person gets news on this device. `unsupported`: the browser has none to give. · `refused`: the browser was told not to. */
export type NewsState = 'unsupported' | 'refused' | 'off' | 'on';

/** So often the server is told again that the device is there: its database may be an older one by now. Milliseconds. */
const tellAgainMs = 7 * 86_400_000;

/** Whether this person gets news on this device. */
export async function newsState({ db, browser }: Pick<DeviceNewsParts, 'db' | 'browser'>, uid: string): Promise<NewsState> {
  if (browser === null) return 'unsupported';
  const permission = browser.permission();
  if (permission === 'denied') return 'refused';
  return permission === 'granted' && (await setting(db, 'news'))?.uid === uid ? 'on' : 'off';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

const isOfKey = ({ options: { applicationServerKey } }: BrowserSubscription, key: Uint8Array): boolean =>
  applicationServerKey !== null && String(new Uint8Array(applicationServerKey)) === String(key);

/** What the server is to be told of what is due: nothing where the person does not want it, or the device cannot say. */
async function dueWord({ db, due }: DeviceNewsParts, uid: string): Promise<DueWord | null> {
  const news = await setting(db, 'news');
  return news?.uid === uid && news.isDueWanted === true ? due(uid).catch(() => null) : null;
}

/** Subscribes, and tells the server; a subscription to another portal's key is replaced. Rejects where the browser, its push service or the server does not answer. */
async function subscribe(parts: DeviceNewsParts, uid: string, isDueWanted: boolean, due: DueWord | null): Promise<void> {
  const { db, browser, server, language, now } = parts;
  if (browser === null) return;
  const manager = await browser.pushManager();
  const key = bytesOf(await server.key());
  let there = await manager.getSubscription();
  if (there !== null && !isOfKey(there, key)) {
    await there.unsubscribe();
    there = null;
  }
  const subscription = there ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await server.subscribe({ endpoint: subscription.endpoint, keys: { p256dh, auth }, ...(due !== null && { due }) });
  const value = {
    uid,
    language: language(),
    toldAt: now(),
    ...(isDueWanted && { isDueWanted }),
    ...(due !== null && { due: JSON.stringify(due) }),
  };
  await db.settings.put({ key: 'news', value });
}

/** Asks the browser where it has not been asked, and subscribes. Rejects as a browser or a server may. */
export async function turnNewsOn(parts: DeviceNewsParts, uid: string): Promise<NewsState> {
  if (parts.browser === null) return 'unsupported';
  // Asked at once: a browser asks only right after a press.
  if ((await parts.browser.ask()) === 'granted') await alone(() => subscribe(parts, uid, false, null));
  return newsState(parts, uid);
}

/** Whether this person is told on this device what is due. */
export async function isDueTold({ db }: Pick<DeviceNewsParts, 'db'>, uid: string): Promise<boolean> {
  const news = await setting(db, 'news');
  return news?.uid === uid && news.isDueWanted === true;
}

/** Has this person told what is due, or no more, where news are on. Rejects as a browser or a server may; then nothing changed. */
export function turnDue(parts: DeviceNewsParts, uid: string, isOn: boolean): Promise<void> {
  return alone(async () => subscribe(parts, uid, isOn, isOn ? await parts.due(uid) : null));
}

/** Ends the subscription of this browser. A server that is out of reach hears of it from the push service with the next message. */
async function end({ db, browser, server }: DeviceNewsParts, isOwn: boolean): Promise<void> {
  await db.settings.delete('news');
  const subscription = (await (await browser?.pushManager())?.getSubscription()) ?? null;
  if (subscription === null) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  // Of another person it is not this person's to say.
  if (isOwn) await server.unsubscribe(endpoint).catch(() => undefined);
}

export async function turnNewsOff(parts: DeviceNewsParts, uid: string): Promise<NewsState> {
  await alone(() => end(parts, true));
  return newsState(parts, uid);
}

/**
 * To be called where a person is on the device whose browser shows notifications. The subscription of another person ends. The own one is made again where the
 * browser lost it, and the worker learns which language the person reads. Rejects as a browser or a server may.
 */
export const keepNews = (parts: DeviceNewsParts, uid: string): Promise<void> => alone(() => keep(parts, uid));

async function keep(parts: DeviceNewsParts, uid: string): Promise<void> {
  const { db, browser, language, now } = parts;
  const news = await setting(db, 'news');
  if (news?.uid !== uid) return end(parts, false);
  if (news.language !== language()) await db.settings.put({ key: 'news', value: { ...news, language: language() } });
  const isThere = (await (await browser?.pushManager())?.getSubscription()) !== null;
  const isDueWanted = news.isDueWanted === true;
  const due = await dueWord(parts, uid);
  const isTold = news.due === (due === null ? undefined : JSON.stringify(due));
  if (!isThere || !isTold || now() - news.toldAt > tellAgainMs) await subscribe(parts, uid, isDueWanted, due);
}
