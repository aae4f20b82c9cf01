import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ExportForm, exportTypes } from '../../../../contract/assessment/result-list';
import { resultsFileName } from '../../../../contract/assessment/results-file/file-name';
import { ownZone } from '../../../../contract/assessment/results-file/zone';
import { useLanguage } from '../../../copy/language';
import { Button } from '../../../ui/controls/Button';
import { fetchExport } from '../../kit/calls/call-file';
import { logFailure } from '../../kit/calls/log-failure';
import { refusedThere } from '../../kit/calls/refusal';
import { save } from '../../kit/calls/save';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useResultsCopy } from '../../words/use-results-copy';
import type { WantedResults } from './use-results';

const formats: readonly [ExportForm, string][] = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
];

interface Props {
  id: number;
  /** Of the assessment. */
  name: string;
  wanted: WantedResults;
  /** The name of the group that is chosen; empty: of all. */
  group: string;
  /** How many results that is. */
  count: number;
  /** Further buttons. */
  children: ReactNode;
}

/** Downloads the matching results. */
export function ExportResults({ id, name, wanted, group, count, children }: Props) {
  const copy = useResultsCopy();
  const { results } = copy;
  const language = useLanguage();
  const writing = useMutation({
    mutationFn: async (format: ExportForm) => {
      const { sort: _, ...filter } = wanted;
      const zone = ownZone();
      const query = { format, language, zone, ...filter };
      const { buffer } = await fetchExport({ params: { id }, query });
      save(buffer, resultsFileName(name, results.title, Date.now(), zone, format, group), exportTypes[format]);
    },
    onError: (error) => logFailure('Export of results', error),
  });
  const isWriting = writing.isPending;

  return (
    <div data-unprinted className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-ink-soft text-sm">{results.export(count)}</span>
        {formats.map(([format, program]) => (
          <Button
            key={format}
            variant="secondary"
            aria-disabled={isWriting}
            className="aria-disabled:opacity-55"
            onClick={() => isWriting || writing.mutate(format)}
          >
            {program}
          </Button>
        ))}
        {children}
        <span role="status" className="text-ink-soft text-sm">
          {isWriting && results.exporting}
        </span>
      </div>
      <RefusalNote refusal={writing.error && refusedThere(results.exportFailed, writing.error, copy)} />
    </div>
  );
}
