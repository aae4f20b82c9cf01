import { useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { device, type Parcel } from '../../runner/device/db';
import { pause } from '../../runner/device/pause';
import { parcelsOf } from '../../runner/device/shelf';
import { isUnsent } from '../../runner/outbox/unsent';
import { signOut } from '../../session/session-store';
import { beforeLogout } from '../../ui/before-logout';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { onDemand } from '../../ui/on-demand';
import { useLive } from '../../ui/use-live';
import type { LogoutAskProps } from './LogoutAsk';

type Step = 'here' | 'asking' | 'leaving' | 'failed';

interface Logout {
  step: Step;
  /** Submissions that the server does not have, waiting or refused. They stay on the device after the logout. */
  unsent: Parcel[];
  ask: () => void;
  stay: () => void;
  leave: () => void;
}

/** So long a press waits for the device, milliseconds. */
const patienceMs = 1_500;

/** A logout in one step, or in two if there are unsent submissions. */
function useLogout(uid: string): Logout {
  const [step, setStep] = useState<Step>('here');
  const read = async () => (await parcelsOf(device, uid)).filter(isUnsent);
  const unsent = useLive(uid, read);
  const leave = () => {
    setStep('leaving');
    signOut().catch(() => setStep('failed'));
  };
  // What was asked about has been sent meanwhile: the logout goes on.
  const goOn = useEffectEvent(leave);
  const isAskedForNothing = step === 'asking' && unsent?.length === 0;
  useEffect(() => {
    if (isAskedForNothing) goOn();
  }, [isAskedForNothing]);
  const decide = (found: readonly Parcel[]) => (found.length > 0 ? setStep('asking') : leave());
  /** Asks the device where a press comes before its first answer. Without an answer the logout goes on. */
  function wait() {
    setStep('leaving');
    void Promise.race([read(), pause(patienceMs).then(() => [])]).then(decide, leave);
  }
  return {
    step,
    unsent: unsent ?? [],
    ask: () => (unsent ? decide(unsent) : wait()),
    stay: () => setStep((now) => (now === 'asking' ? 'here' : now)),
    leave,
  };
}

/** Asks by the browser's own question, where the code of ours is missing, as offline after an update: without a question the button would do nothing. */
function PlainAsk({ isOpen, onClose, onLeave }: LogoutAskProps) {
  const { logoutUnsentTitle, logoutUnsent, logoutAnyway } = useCopy();
  useEffect(() => {
    if (isOpen) (window.confirm(`${logoutUnsentTitle}\n${logoutUnsent}\n\n${logoutAnyway}?`) ? onLeave : onClose)();
  });
  return null;
}

const LogoutAsk = onDemand<LogoutAskProps>(async () => (await import('./LogoutAsk')).LogoutAsk, { lost: PlainAsk });

/** The logout of learners and admins; each role has its own sentence of spec §8 for a failure. What asks comes once something is unsent. */
export function LogoutButton({ uid, isAdmin = false }: { uid: string; isAdmin?: boolean }) {
  const copy = useCopy();
  const { step, unsent, ask, stay, leave } = useLogout(uid);
  return (
    <>
      <Button variant="quiet" disabled={step === 'leaving'} onClick={() => beforeLogout.ask(ask)}>
        {copy.logout}
      </Button>
      {step === 'failed' && <Banner tone="error">{isAdmin ? copy.adminLogoutFailed : copy.logoutFailed}</Banner>}
      {unsent.length > 0 && <LogoutAsk isOpen={step === 'asking'} onClose={stay} unsent={unsent} onLeave={leave} />}
    </>
  );
}
