import { useEffect, useState } from 'react';
import { useOutboxCopy } from '../../copy/use-outbox-copy';
import { device } from '../../runner/device/db';
import { type Persistence, persistence } from '../../runner/device/persistence';
import { parcelsOf } from '../../runner/device/shelf';
import { receiptsOf } from '../../runner/outbox/receipts';
import { isUnsent } from '../../runner/outbox/unsent';
import { EmptyState, Page } from '../../ui/controls/Card';
import { WayBack } from '../../ui/controls/WayBack';
import { onDemand } from '../../ui/on-demand';
import { useLive } from '../../ui/use-live';
import { SignedIn } from '../SignedIn';
import { copiesOf } from './copies-of';
import { ParcelCard } from './parcel/ParcelCard';
import { ReceiptList } from './ReceiptList';

/** Says that this page knows only this device, and whether the browser may clear its data. */
function StorageNote() {
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

const ErasedEnd = onDemand(async () => (await import('../data/ErasedEnd')).ErasedEnd);
const ErasureHeard = onDemand(async () => (await import('../data/ErasureHeard')).ErasureHeard);

/** Number of receipts shown; all others are in My Assessments. */
const recently = 10;

export const Outbox = () => <SignedIn>{({ uid }) => <OutboxOf uid={uid} />}</SignedIn>;

function OutboxOf({ uid }: { uid: string }) {
  const copy = useOutboxCopy();
  const parcels = useLive(uid, async () => [...(await parcelsOf(device, uid)), ...(await copiesOf(device, uid))]);
  const receipts = useLive(uid, () => receiptsOf(device, uid), []);
  const hasOnlyKept = parcels !== undefined && parcels.length > 0 && !parcels.some(isUnsent);
  return (
    <Page
      title={copy.outbox}
      lead={hasOnlyKept ? copy.outboxLeadKept : copy.outboxLead}
      before={<WayBack to="/user/my-assessments" name={copy.navTaken} />}
    >
      {parcels?.length === 0 && (
        <EmptyState scene="due" offer={{ name: copy.navTaken, to: '/user/my-assessments' }}>
          {copy.nothingWaits}
        </EmptyState>
      )}

      {parcels?.some(({ cause }) => cause === 'erased') && <ErasedEnd uid={uid} />}
      {parcels?.some(({ state }) => state === 'sign-in') && <ErasureHeard uid={uid} />}

      {parcels !== undefined && parcels.length > 0 && (
        <ul aria-label={copy.outbox} className="grid gap-4">
          {parcels.map((parcel) => (
            <li key={`${parcel.assessmentId} ${parcel.handedInAt}`}>
              <ParcelCard parcel={parcel} />
            </li>
          ))}
        </ul>
      )}
      {receipts.length > 0 && <ReceiptList receipts={receipts.slice(0, recently)} />}
      <StorageNote />
    </Page>
  );
}
