import { useListCopy } from '../../copy/use-list-copy';
import { usePictureCopy } from '../../pictures/copy/use-picture-copy';
import { device } from '../../runner/device/db';
import { removePaper } from '../../runner/device/shelf';
import { useOnline } from '../../ui/browser/use-online';
import { Button } from '../../ui/controls/Button';
import { Badge } from '../../ui/controls/Card';
import { sizeText } from '../figures';
import { failureOf, useDownload } from './use-download';
import type { PaperHere } from './use-on-device';

interface Props {
  uid: string;
  assessment: { id: number; name: string };
  /** The paper on this device, or null. */
  here: PaperHere | null;
}

const plain = 'text-ink-soft text-sm';
/** A folded row of a phone shows what can be done, or that it is done. */
const folded = 'max-sm:in-data-folded:hidden';
const button = '-mr-4 ml-auto shrink-0 max-sm:-ml-3 max-sm:mr-0 max-sm:px-3 max-sm:text-sm max-sm:shrink';

/** The offline state of an assessment, with Download and Remove. */
export function OfflineLine({ uid, assessment, here }: Props) {
  const copy = useListCopy();
  const { download, start } = useDownload(uid, assessment.id);
  const isOnline = useOnline();
  const { id, name } = assessment;
  if (here !== null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className={`flex flex-wrap items-center gap-2 py-2 ${plain}`}>
          {here.isReady ? <Badge>{copy.readyOffline}</Badge> : <Readying pictures={here.pictures} />}
          <span className={folded}>{sizeText(here.bytes)}</span>
        </p>
        <Button
          key="remove"
          variant="quiet"
          className={`${button} ${folded}`}
          aria-label={`${copy.removeDownload}: ${name}`}
          onClick={({ detail }) => {
            // Ignores the second click of a double click on Download.
            if (detail < 2) void removePaper(device, uid, id);
          }}
        >
          {copy.remove}
        </Button>
      </div>
    );
  const isLoading = download.state === 'loading';
  // Why it cannot be started, where it cannot be saved either.
  if (!isOnline && !isLoading) return <p className={`py-2 ${plain}`}>{copy.needsInternet}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p role="status" className={`py-2 ${plain} ${download.state === 'failed' ? '' : folded}`}>
        {isLoading && copy.downloading}
        {download.state === 'failed' && copy.downloadFailed[download.why]}
        {download.state === 'idle' && copy.notDownloaded}
      </p>
      <Button
        key="download"
        variant="quiet"
        className={button}
        disabled={isLoading}
        aria-label={`${copy.download}: ${name}`}
        onClick={() => void start()}
      >
        {copy.download}
      </Button>
    </div>
  );
}

/** The progress of a stored paper: its pictures arrive one by one. */
function Readying({ pictures: { all, here, failure } }: Pick<PaperHere, 'pictures'>) {
  const copy = useListCopy();
  const pictureCopy = usePictureCopy();
  if (here === all) return copy.gettingReady;
  return (
    <span role="status">
      {pictureCopy.progress(here, all)}
      {failure !== null && ` · ${copy.downloadFailed[failureOf(failure)]}`}
    </span>
  );
}
