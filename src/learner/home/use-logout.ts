import { useState } from 'react';
import { device, type Parcel } from '../../runner/device/db';
import { parcelsOf } from '../../runner/device/shelf';
import { isUnsent } from '../../runner/outbox/unsent';
import { signOut } from '../../session/session-store';
import { useLive } from '../../ui/use-live';

type Step = 'here' | 'asking' | 'leaving' | 'failed';

interface Logout {
  step: Step;
  /** Submissions that the server does not have, waiting or refused. They stay on the device after the logout. */
  unsent: Parcel[];
  ask: () => void;
  stay: () => void;
  leave: () => void;
}

/** A logout in one step, or in two if there are unsent submissions. */
export function useLogout(uid: string): Logout {
  const [step, setStep] = useState<Step>('here');
  const unsent = useLive(uid, async () => (await parcelsOf(device, uid)).filter(isUnsent), []);
  const leave = () => {
    setStep('leaving');
    signOut().catch(() => setStep('failed'));
  };
  return {
    step,
    unsent,
    ask: () => (unsent.length > 0 ? setStep('asking') : leave()),
    stay: () => setStep((now) => (now === 'asking' ? 'here' : now)),
    leave,
  };
}
