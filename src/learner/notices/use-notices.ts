import { useEffect, useState } from 'react';
import { ownNoticeCalls } from '../../../contract/calls/notice-calls';
import type { HomeNotice } from '../../../contract/institute/home-notice';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { useOnline } from '../../ui/browser/use-online';
import { useLive } from '../../ui/use-live';
import { callsOf } from '../calls-of';
import { keepNotices, noticesKept, notOver, untilNextEnd } from './kept-notices';

const none: HomeNotice[] = [];

/** Notices for a person that have not ended, as the device last heard them; the server is asked when the screen opens and when a connection comes back. */
export function useNotices(uid: string): HomeNotice[] {
  const kept = useLive(uid, () => noticesKept(device, uid), none);
  const [now, setNow] = useState(trustedClock.now);
  const isOnline = useOnline();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a browser that has a connection again asks again.
  useEffect(() => {
    const ask = callsOf<keyof typeof ownNoticeCalls>(ownNoticeCalls, uid);
    ask('getNotices', {})
      .then((list) => keepNotices(device, uid, list))
      .catch(() => undefined /* What was heard before stays until its end. */);
  }, [uid, isOnline]);

  useEffect(() => {
    void trustedClock
      .load()
      .catch(() => undefined /* The device's own time is near enough. */)
      .then(() => setNow(trustedClock.now()));
  }, []);

  useEffect(() => {
    if (kept.length === 0) return;
    const timer = setTimeout(() => setNow(trustedClock.now()), untilNextEnd(notOver(kept, now), now) + 1);
    return () => clearTimeout(timer);
  }, [kept, now]);

  return notOver(kept, now);
}
