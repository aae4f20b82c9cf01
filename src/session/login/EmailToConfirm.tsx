import type { User } from 'firebase/auth';
import { useEffect, useEffectEvent, useState } from 'react';
import type { IdentityCopy } from '../../copy/en/identity';
import { identityCopyNow, useIdentityCopy } from '../../copy/use-identity-copy';
import { useOnline } from '../../ui/browser/use-online';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { notify } from '../../ui/controls/toast';
import { whileHere } from '../../ui/while-here';
import { isVerifiedNow, sendVerification, unverified } from '../identity/firebase';
import { refresh } from '../session-store';
import { identityFault } from './identity-fault';

/** Asks a person who has signed in with an email at Firebase to open the link that verifies it: a roster counts no other address. Nothing for anybody else. */
export function EmailToConfirm() {
  const identity = useIdentityCopy();
  const isOnline = useOnline();
  const [user, setUser] = useState<User | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'success' | 'error' | 'info'; words: (identity: IdentityCopy) => string } | null>(null);
  // Without the identity service there is nobody to send a link to.
  useEffect(() => whileHere(unverified(), setUser), []);

  async function arrive(): Promise<void> {
    setUser(null);
    notify('success', identityCopyNow().confirmed);
    await refresh();
  }
  async function step(work: (who: User) => Promise<void>): Promise<void> {
    if (user === null || isBusy) return;
    setBusy(true);
    setSaid(null);
    await work(user).catch((error: unknown) => {
      const { fault, code } = identityFault(error);
      setSaid({ tone: 'error', words: (words) => words.loginFailed(words.fault(fault, code)) });
    });
    setBusy(false);
  }
  const send = async (who: User) => {
    await sendVerification(who);
    setSaid({ tone: 'success', words: (words) => words.confirmSent(who.email ?? '') });
  };
  const look = async (who: User) => {
    if (await isVerifiedNow(who)) return arrive();
    setSaid({ tone: 'info', words: (words) => words.notConfirmed });
  };
  // Most open the link in another tab or program and come back here.
  const lookQuietly = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && user !== null && !isBusy)
      isVerifiedNow(user).then(
        (isVerified) => isVerified && void arrive(),
        () => undefined,
      );
  });
  useEffect(() => {
    const seen = () => lookQuietly();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);

  if (user === null) return null;
  return (
    <Card aria-labelledby="email-to-confirm" className="flex flex-col gap-3">
      <h2 id="email-to-confirm">{identity.confirmEmail}</h2>
      <p className="wrap-anywhere">{identity.confirmHint(user.email ?? '')}</p>
      {said !== null && <Banner tone={said.tone}>{said.words(identity)}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isBusy || !isOnline} onClick={() => void step(look)}>
          {identity.linkOpened}
        </Button>
        <Button variant="quiet" disabled={isBusy || !isOnline} onClick={() => void step(send)}>
          {identity.sendConfirmation}
        </Button>
      </div>
    </Card>
  );
}
