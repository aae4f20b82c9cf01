import { device } from '../../runner/device/db';
import { drain } from '../../runner/outbox/drain';
import { withCourierLock } from '../../runner/outbox/with-outbox-lock';
import { study } from '../device/study';
import { type Courier, carry, courierQueue, type Occasion } from './carry';
import { practiceErrand } from './practice-errand';
import { reportErrand } from './report-errand';

const courier: Courier = {
  device,
  study,
  errands: [practiceErrand, reportErrand],
  withLock: withCourierLock,
  isOnline: () => navigator.onLine,
  now: Date.now,
  random: Math.random,
};

let carrying: { uid: string; stop: () => void } | null = null;

/** Carries this person's messages from now on, while the page is open; another person's no more. `occasion`: the first try. */
export async function keepCarrying(uid: string, occasion: Occasion): Promise<void> {
  if (carrying?.uid !== uid) {
    carrying?.stop();
    const page = { db: device, now: Date.now, page: window, document };
    carrying = { uid, stop: drain({ ...page, queue: courierQueue(courier), deliver: (...args) => carry(courier, ...args) }, uid) };
  }
  try {
    await carry(courier, uid, occasion);
  } finally {
    // On demand: most devices get no news. Behind the practice of others, by which fewer questions may be due.
    if (globalThis.Notification?.permission === 'granted')
      void import('../news/news-here')
        .then(({ keepNewsHere }) => keepNewsHere(uid))
        .catch(() => undefined /* The next screen tries again. */);
  }
}
