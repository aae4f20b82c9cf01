import { useMutation } from '@tanstack/react-query';
import { resultsFileName } from '../../../../contract/assessment/results-file/file-name';
import { ownZone } from '../../../../contract/assessment/results-file/zone';
import { Button } from '../../../ui/controls/Button';
import { logFailure } from '../../kit/calls/log-failure';
import { refusedThere } from '../../kit/calls/refusal';
import { save } from '../../kit/calls/save';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useInstituteCopy } from '../../words/use-institute-copy';
import { latestTrail, mostTrailRows, trailFile } from './trail-file';
import type { TrailFilters } from './trail-filters';

/** Downloads the changes that match the filters. `matches`: how many these are. */
export function TrailExport({ filters, matches }: { filters: TrailFilters; matches: number }) {
  const copy = useInstituteCopy();
  const { trail } = copy;
  const writing = useMutation({
    mutationFn: async () => {
      const bytes = new TextEncoder().encode(trailFile(await latestTrail(filters), copy)).buffer;
      save(bytes, resultsFileName(copy.portalName, trail.title, Date.now(), ownZone(), 'csv'), 'text/csv;charset=utf-8');
    },
    onError: (error) => logFailure('Export of changes', error),
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="secondary" aria-disabled={writing.isPending} onClick={() => writing.isPending || writing.mutate()}>
          {trail.save}
        </Button>
        <p role="status" className="text-ink-soft text-sm empty:hidden">
          {writing.isPending ? trail.saving : matches > mostTrailRows ? trail.savesLatest(mostTrailRows, matches) : ''}
        </p>
      </div>
      <RefusalNote refusal={writing.error && refusedThere(trail.saveFailed, writing.error, copy)} />
    </div>
  );
}
