import { useState } from 'react';
import { callDataAs } from '../../api/seldom/fetch-data';
import { ownDataCopyNow } from '../../copy/use-own-data-copy';
import { installation } from '../../session/identity/installation';
import { signOut, token } from '../../session/session-store';
import { useToast } from '../../ui/controls/toast';
import { clearDevice } from './clear-device';
import { deleteIdentity } from './delete-identity';

type Step = { is: 'idle' | 'deleting' } | { is: 'failed'; error: unknown };

/** Signs out, so that other pages of this device do too, and removes what the device keeps. */
export async function leaveDevice(uid: string): Promise<void> {
  await signOut().catch(() => undefined /* The account may be gone already. */);
  await clearDevice(uid).catch(() => undefined /* Without storage there is nothing to clear. */);
}

/** Deletes the account: on the server, at the identity service, and on this device, in this order. */
export function useDeletion(uid: string): { step: Step; run: () => Promise<void> } {
  const [step, setStep] = useState<Step>({ is: 'idle' });

  async function deleted(): Promise<boolean> {
    // Before the erasure: afterwards there may be none.
    const idToken = await token(uid).catch(() => null);
    const { account } = await callDataAs(uid)('erasePerson', { params: { uid } });
    if (account === 'deleted') return true;
    return idToken !== null && (await deleteIdentity(await installation(), idToken));
  }

  async function run() {
    setStep({ is: 'deleting' });
    try {
      const isWhole = await deleted();
      await leaveDevice(uid);
      // It stays until the page is left: the person may look away for a moment.
      useToast.setState({
        toast: { tone: isWhole ? 'success' : 'warning', text: isWhole ? ownDataCopyNow().ended : ownDataCopyNow().endedHere },
      });
    } catch (error) {
      setStep({ is: 'failed', error });
    }
  }

  return { step, run };
}
