import { copy } from '../../ui/copy';
import { useIsPersistent } from './use-is-persistent';

/** What this page can and cannot know, and how safe what is kept here is from the browser itself. */
export function StorageNote() {
  const isPersistent = useIsPersistent();
  return (
    <div className="flex flex-col gap-2 text-ink-soft text-sm">
      <p>{copy.thisDeviceOnly}</p>
      {isPersistent !== null && <p data-persistent={isPersistent}>{isPersistent ? copy.storageSafe : copy.storageAtRisk}</p>}
    </div>
  );
}
