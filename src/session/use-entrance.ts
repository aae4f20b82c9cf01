import { useRef, useState } from 'react';
import { copy } from '../ui/copy';
import { notify } from '../ui/notice';
import type { Admission, Door } from './admission';
import type { Identified } from './identity';
import { enter } from './session-store';
import { reasonOf } from './sign-in';

const refusals: Record<Exclude<Admission, 'welcome' | 'first-login'>, string> = {
  'not-admin': copy.notAdmin,
  'role-unverified': copy.roleUnverified,
  'admin-at-user-login': copy.adminAtUserLogin,
};

export interface Entrance {
  isBusy: boolean;
  /** Why the last try failed, as the page says it. */
  fault: string | null;
  refuse: (sentence: string | null) => void;
  /** Runs one step of a login at a time; what it throws becomes the fault, in the words of `failed`. */
  attempt: (step: () => Promise<void>, failed: (why: string) => string) => Promise<void>;
  /** Lets someone in who has proved who they are. Where they go next is the gate's business. */
  arrive: (who: Identified) => Promise<void>;
}

/** One login screen: its busy state, its one fault, and the way in. */
export function useEntrance(door: Door): Entrance {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  // Two presses in one frame both still see the old state.
  const isRunning = useRef(false);

  async function attempt(step: () => Promise<void>, failed: (why: string) => string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFault(null);
    await step().catch((error: unknown) => setFault(failed(reasonOf(error))));
    isRunning.current = false;
    setBusy(false);
  }

  async function arrive(who: Identified): Promise<void> {
    const admission = await enter(door, who);
    if (admission === 'welcome') notify('success', copy.loginSuccess);
    else if (admission === 'first-login') notify('info', copy.firstLogin);
    else setFault(refusals[admission]);
  }

  return { isBusy, fault, refuse: setFault, attempt, arrive };
}
