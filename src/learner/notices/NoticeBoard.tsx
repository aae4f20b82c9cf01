import { useEffect, useRef, useState } from 'react';
import { ownNoticeCalls } from '../../../contract/calls/notice-calls';
import { type HomeNotice, isOwnPath } from '../../../contract/institute/home-notice';
import { useLanguage } from '../../copy/language';
import { useBoardCopy } from '../../copy/use-board-copy';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { useOnline } from '../../ui/browser/use-online';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { notify, useToast } from '../../ui/controls/toast';
import { Link } from '../../ui/link/Link';
import { useLive } from '../../ui/use-live';
import { callsOf } from '../calls-of';
import { closeNotice, keepNotices, noticesKept, notOver, untilNextEnd } from './kept-notices';

/** Notices for a person that have not ended, as the device last heard them. */
function useNotices(uid: string, first: readonly HomeNotice[]): readonly HomeNotice[] {
  const kept = useLive(uid, () => noticesKept(device, uid), first);
  const [now, setNow] = useState(trustedClock.now);

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

/** More would push the page away; the rest is shown on request. */
const mostAtFirst = 3;

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** Where a notice leads: a page of the portal, or another site in a window of its own. */
function More({ to, text }: { to: string; text: string }) {
  const { more, moreOf } = useBoardCopy();
  if (isOwnPath(to)) {
    return (
      <Link to={to} className={link} aria-label={moreOf(text)}>
        {more}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={link} aria-label={moreOf(text)}>
      {more}
    </a>
  );
}

const textIn = (language: string, { text, hindiText }: HomeNotice): string => (language === 'hi' && hindiText) || text;

function Line({ uid, notice }: { uid: string; notice: HomeNotice }) {
  const { close, closeOf } = useBoardCopy();
  const text = textIn(useLanguage(), notice);
  return (
    <Banner
      tone="info"
      actions={
        <>
          {notice.link !== undefined && <More to={notice.link} text={text} />}
          <Button
            variant="quiet"
            className={notice.link === undefined ? '-ml-4' : ''}
            aria-label={closeOf(text)}
            onClick={() => void closeNotice(device, uid, notice.id)}
          >
            {close}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{text}</p>
    </Banner>
  );
}

interface Props {
  uid: string;
  /** The notices that the device had heard of before the screen. */
  first: readonly HomeNotice[];
  /** Whether it shows the others, in place of these. */
  isLate?: boolean;
}

/** What the institute says to its learners (ADR 83): until its end, or until the learner closes it here. */
export function NoticeBoard({ uid, first, isLate = false }: Props) {
  const { title, isNew, showAll } = useBoardCopy();
  const notices = useNotices(uid, first).filter((notice) => first.some(({ id }) => id === notice.id) !== isLate);
  const [isWhole, setWhole] = useState(false);
  const language = useLanguage();
  const [latest] = isLate ? notices : [];
  const isFree = useToast(({ toast }) => toast === null);
  const told = useRef(new Set<number>());
  // It stands at the end of the page, out of sight; another message is not cut short for it.
  useEffect(() => {
    if (latest === undefined || !isFree || told.current.has(latest.id)) return;
    // All that came with it: one that is closed is not followed by the news of another.
    for (const { id } of notices) told.current.add(id);
    notify('info', isNew(textIn(language, latest)));
  }, [latest, notices, isFree, language, isNew]);
  if (notices.length === 0) return null;
  const shown = isWhole ? notices : notices.slice(0, mostAtFirst);
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      {shown.map((notice) => (
        <Line key={notice.id} uid={uid} notice={notice} />
      ))}
      {shown.length < notices.length && (
        <Button variant="quiet" className="self-start" onClick={() => setWhole(true)}>
          {showAll(notices.length)}
        </Button>
      )}
    </section>
  );
}

/** Asks the server when the screen opens and when a connection comes back, and shows what the device had not heard of: at the end of a page, where it moves nothing. */
export function LateNotices({ uid, first }: Pick<Props, 'uid' | 'first'>) {
  const isOnline = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a browser that has a connection again asks again.
  useEffect(() => {
    const ask = callsOf<keyof typeof ownNoticeCalls>(ownNoticeCalls, uid);
    ask('getNotices', {})
      .then((list) => keepNotices(device, uid, list))
      .catch(() => undefined /* What was heard before stays until its end. */);
  }, [uid, isOnline]);
  return <NoticeBoard uid={uid} first={first} isLate />;
}
