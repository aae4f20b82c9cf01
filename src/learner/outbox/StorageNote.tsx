import { useEffect, useState } from 'react';
import { useOutboxCopy } from '../../copy/use-outbox-copy';
import { type Persistence, persistence } from '../../runner/device/persistence';

/** Says that this page knows only this device, and whether the browser may clear its data. */
export function StorageNote() {
  const copy = useOutboxCopy();
  const promise = usePersistence();
  return (
    <div className="flex flex-col gap-2 text-ink-soft text-sm">
      <p>{copy.thisDeviceOnly}</p>
      {promise !== 'unknown' && <p data-persistence={promise}>{promise === 'kept' ? copy.storageSafe : copy.storageAtRisk}</p>}
    </div>
  );
}

function usePersistence(): Persistence {
  const [promise, setPromise] = useState<Persistence>('unknown');
  useEffect(() => {
    void persistence().then(setPromise);
  }, []);
  return promise;
}
