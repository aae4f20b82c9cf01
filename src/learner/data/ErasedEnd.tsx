import { useState } from 'react';
import { useOwnDataCopy } from '../../copy/use-own-data-copy';
import { device } from '../../runner/device/db';
import { parcelsOf } from '../../runner/device/shelf';
import { isUnsent } from '../../runner/outbox/unsent';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Reach } from '../../ui/controls/Reach';
import { notify } from '../../ui/controls/toast';
import { useLive } from '../../ui/use-live';
import { Names } from './Names';
import { leaveDevice } from './use-deletion';

/** On a device of an account that was deleted elsewhere: says so, and removes what the device still keeps, after a question. */
export function ErasedEnd({ uid }: { uid: string }) {
  const copy = useOwnDataCopy();
  const [step, setStep] = useState<'idle' | 'asking' | 'busy'>('idle');
  const unsent = useLive(uid, async () => (await parcelsOf(device, uid)).filter(isUnsent), []);
  const stay = () => setStep('idle');
  async function forget() {
    setStep('busy');
    await leaveDevice(uid);
    notify('success', copy.forgotten);
  }
  return (
    <>
      <Banner tone="warning" offer={{ name: copy.forget, disabled: step === 'busy', onClick: () => setStep('asking') }}>
        {copy.erasedElsewhere}
      </Banner>
      <Dialog
        title={copy.forgetAsk}
        isOpen={step === 'asking'}
        onClose={stay}
        no={copy.keepHere}
        actions={
          <Button variant="danger" onClick={() => void forget()}>
            {copy.confirm}
          </Button>
        }
      >
        <Reach whom={copy.forgetWhom} many={[copy.forgetMany(unsent.length)]} when={copy.forgetWhen} />
        <Names of={unsent} />
      </Dialog>
    </>
  );
}
