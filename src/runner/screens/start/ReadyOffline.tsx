import { useCopy } from '../../../copy/use-copy';
import { Badge } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { useReadyOffline } from './use-ready-offline';

/** Whether the paper can be taken offline. `missing`: the number of its pictures that are not on the device; undefined until known. */
export function ReadyOffline({ uid, paperId, missing }: { uid: string; paperId: number; missing: number | undefined }) {
  const copy = useCopy();
  const readiness = useReadyOffline(uid, paperId, missing === 0);
  if (readiness === 'no') return null;
  if (readiness === 'on-the-way') return <Badge>{copy.gettingReady}</Badge>;
  return (
    <Badge tone="good">
      <Sign of="check" /> {copy.readyOffline}
    </Badge>
  );
}
