import { useState } from 'react';
import { useOwnDataCopy } from '../../copy/use-own-data-copy';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { notify } from '../../ui/controls/notice';
import { leaveDevice } from './use-deletion';

/** On a device of an account that was deleted elsewhere: says so, and removes what the device still keeps. */
export function ErasedEnd({ uid }: { uid: string }) {
  const copy = useOwnDataCopy();
  const [isBusy, setBusy] = useState(false);
  async function forget() {
    setBusy(true);
    await leaveDevice(uid);
    notify('success', copy.forgotten);
  }
  return (
    <Banner
      tone="warning"
      actions={
        <Button variant="secondary" disabled={isBusy} onClick={() => void forget()}>
          {copy.forget}
        </Button>
      }
    >
      {copy.erasedElsewhere}
    </Banner>
  );
}
