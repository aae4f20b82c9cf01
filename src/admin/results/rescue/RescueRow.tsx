import type { Rescue } from '../../../../contract/assessment/rescue';
import { Badge } from '../../../ui/controls/Card';
import { refusedThere } from '../../kit/calls/refusal';
import { useResultsCopy } from '../../words/use-results-copy';
import { momentText } from '../../words/wording/moment-text';
import type { ImportState, Row } from './rows';

/** One file: learner, assessment, progress, and outcome. */
export function RescueRow({ row: { file, rescue, counts, clock, standing } }: { row: Row }) {
  const copy = useResultsCopy();
  return (
    <li data-standing={standing.is} className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="wrap-anywhere font-semibold">{rescue === null ? file : rescue.person.name || rescue.uid}</p>
        {rescue !== null && (
          <Badge tone={rescue.finished ? 'good' : 'warn'}>{rescue.finished ? copy.rescue.finished : copy.rescue.half}</Badge>
        )}
      </div>
      {rescue !== null && <Contents rescue={rescue} counts={counts} clock={clock} file={file} />}
      <Outcome standing={standing} />
    </li>
  );
}

function Contents({ rescue, counts, clock, file }: { rescue: Rescue } & Pick<Row, 'counts' | 'clock' | 'file'>) {
  const copy = useResultsCopy();
  const { person, uid, assessment, handedInAt, savedAt, origin } = rescue;
  return (
    <>
      <p className="wrap-anywhere">
        {copy.assessmentTitle(assessment.name, assessment.id)}
        {counts !== null && `, ${copy.rescue.answeredOutOf(counts.answered, counts.of)}`}
      </p>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {[
          person.email,
          uid,
          handedInAt === null
            ? copy.rescue.savedAt(momentText(savedAt, copy.locale))
            : copy.rescue.handedInAt(momentText(handedInAt, copy.locale)),
          file,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {clock !== null && (
        <p className="text-warn text-sm">{copy.rescue.clock(copy.rescue.minutes(clock.ahead), copy.rescue.minutes(clock.left))}</p>
      )}
      {!rescue.finished && <p className="text-warn text-sm">{copy.rescue.halfMeans}</p>}
      {origin !== window.location.origin && <p className="wrap-anywhere text-warn text-sm">{copy.rescue.elsewhere(origin)}</p>}
    </>
  );
}

function Outcome({ standing }: { standing: ImportState }) {
  const copy = useResultsCopy();
  switch (standing.is) {
    case 'unusable':
      return <p className="font-medium text-bad">{copy.rescue.faults[standing.why]}</p>;
    case 'sending':
      return <p role="status">{copy.busy}</p>;
    case 'done':
      return (
        <p role="status" className={`font-medium ${standing.receipt.outcome === 'aside' ? 'text-warn' : 'text-good'}`}>
          {copy.rescue.outcome[standing.receipt.outcome](momentText(standing.receipt.submittedAt, copy.locale))}
        </p>
      );
    case 'ready':
      return standing.failed === null ? null : (
        <p role="alert" className="font-medium text-bad">
          {copy.rescue.notTaken} {refusedThere('', standing.failed.error, copy).details.join(' ')}
        </p>
      );
  }
}
