import { useRef, useState } from 'react';
import type { Copy } from '../../copy/en/common';
import type { IdentityCopy } from '../../copy/en/identity';
import { useCopy } from '../../copy/use-copy';
import { identityCopyNow, useIdentityCopy } from '../../copy/use-identity-copy';
import { notify } from '../../ui/controls/toast';
import type { VerifiedPerson } from '../identity/identity';
import type { Admission, Door } from '../keeper/admission';
import { enter } from '../session-store';
import { identityFault } from './identity-fault';

/** A sentence in the page's language at the time when it is shown. */
export type Saying = (identity: IdentityCopy, copy: Copy) => string;

const refusals: Record<Exclude<Admission, 'welcome' | 'first-login'>, Saying> = {
  'not-admin': (identity) => identity.notAdmin,
  'role-unverified': (identity) => identity.roleUnverified,
  'admin-at-user-login': (identity) => identity.adminAtUserLogin,
  erased: (_, copy) => copy.accountErased,
};

export interface Entrance {
  isBusy: boolean;
  /** Why the last try failed, in the page's language. */
  fault: string | null;
  /** Whether the last try was that of a form, which says itself what came of it. */
  isOfForm: boolean;
  refuse: (why: Saying | null) => void;
  /** Runs one step of a login at a time; an error becomes the fault, in the words of `failed`, or is said by `say`, at a field. */
  attempt: (
    step: () => Promise<void>,
    failed: (identity: IdentityCopy, why: string) => string,
    isOfForm?: boolean,
    say?: (why: Saying) => void,
  ) => Promise<void>;
  /** What the last step has done, where the page stays; null otherwise. */
  told: string | null;
  tell: (what: Saying) => void;
  /** Admits a person who has signed in; `isNew`: by making an account. The route gate decides where they go next. */
  arrive: (who: VerifiedPerson, isNew?: boolean) => Promise<void>;
}

/** Whether the address asks for the registration: whoever has just come has no account. Both stay one press apart. */
export const isToRegister = (): boolean => new URLSearchParams(window.location.search).has('register');

/** The state of one login screen: busy, one fault, and its steps. */
export function useEntrance(door: Door): Entrance {
  const [isBusy, setBusy] = useState(false);
  const copy = useCopy();
  const identity = useIdentityCopy();
  const [fault, setFault] = useState<{ said: Saying } | null>(null);
  const [told, setTold] = useState<{ said: Saying } | null>(null);
  const [isOfForm, setOfForm] = useState(false);
  const refuse = (said: Saying | null) => {
    setFault(said && { said });
    setTold(null);
  };
  const tell = (said: Saying) => setTold({ said });
  // Two presses in one frame both see the old state.
  const isRunning = useRef(false);

  async function attempt(
    step: () => Promise<void>,
    failed: (identity: IdentityCopy, why: string) => string,
    isByForm = false,
    say: (why: Saying) => void = refuse,
  ): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setOfForm(isByForm);
    refuse(null);
    await step().catch((error: unknown) => {
      const { fault: why, code } = identityFault(error);
      say((words) => failed(words, words.fault(why, code)));
    });
    isRunning.current = false;
    setBusy(false);
  }

  async function arrive(who: VerifiedPerson, isNew = false): Promise<void> {
    const admission = await enter(door, who);
    if (admission === 'welcome') notify('success', isNew ? identityCopyNow().accountMade : identityCopyNow().loginSuccess);
    else if (admission === 'first-login') notify('info', identityCopyNow().firstLogin);
    else refuse(refusals[admission]);
  }

  const [why, what] = [fault, told].map((saying) => saying?.said(identity, copy) ?? null) as [string | null, string | null];
  return { isBusy, fault: why, isOfForm, told: what, tell, refuse, attempt, arrive };
}
