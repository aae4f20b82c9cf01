import * as v from 'valibot';
import { type ReportOutcome, type ReportRow, reportOutcomes } from '../../../../contract/question/report';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/controls/Choice';
import { TextArea } from '../../../ui/controls/Field';
import { notify } from '../../../ui/controls/toast';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { RefusedAsOlder } from '../../kit/form/Overtaken';
import { useEditedVersion } from '../../kit/form/use-edited-version';
import { useSending } from '../../kit/form/use-sending';
import { useMay } from '../../kit/rights/use-may';
import { useResultsCopy } from '../../words/use-results-copy';
import { useRegrades } from '../regrade/use-question';

const TypedSchema = v.object({ outcome: v.nullable(v.picklist(reportOutcomes)), text: v.string() });
type Typed = v.InferOutput<typeof TypedSchema>;

/** An answer as it was given; of a later version of the portal without its outcome. */
const typedFrom = ({ outcome, answer }: ReportRow): Typed => ({
  outcome: reportOutcomes.find((known) => known === outcome) ?? null,
  text: answer ?? '',
});

/** Answers a report, or changes its answer. Of two admins, the second one is shown what the first one wrote. */
export function AnswerForm({ row, onClose }: { row: ReportRow; onClose: () => void }) {
  const { reports } = useResultsCopy();
  const seen = useEditedVersion(row.version);
  const draft = useDraft(`answer to report ${row.id}, version ${seen.version}`, TypedSchema, () => typedFrom(row));
  const { text } = draft.form;
  const may = useMay();
  // What was corrected since the report is mended, unless something else is chosen.
  const isCorrected = useRegrades(row.assessmentId, row.outcome === null && may('getRegrades')).data?.some(
    ({ questionId, at: time }) => questionId === row.questionId && time > row.at,
  );
  const outcome = draft.form.outcome ?? (isCorrected ? 'mended' : null);
  const change = (part: Partial<Typed>) => draft.setForm({ ...draft.form, ...part });
  const body = { outcome: outcome as ReportOutcome, text };
  const { submit, at, clear, sending } = useSending('answerReport', reports.notSaved, {
    args: { params: { id: row.id }, query: { version: seen.version }, body },
    // The contract would call it not right.
    faults: outcome === null ? { outcome: { code: 'required' } } : {},
  });
  async function save() {
    if ((await submit()) === null) return;
    notify('success', reports.saved);
    leave();
  }
  function leave() {
    draft.discard();
    onClose();
  }
  return (
    <Form label={reports.formOf(row.id)} onSubmit={() => void save()}>
      <DraftBanner draft={draft} />
      <fieldset className="flex flex-col">
        <legend className="font-medium text-sm">{reports.outcome}</legend>
        {reportOutcomes.map((one) => (
          <Choice
            key={one}
            type="radio"
            name={`outcome-${row.id}`}
            checked={outcome === one}
            onChange={() => change({ outcome: one })}
            {...at('outcome')}
          >
            {reports.outcomes[one]}
          </Choice>
        ))}
      </fieldset>
      <TextArea
        label={reports.text}
        hint={reports.textHint}
        value={text}
        onChange={(event) => change({ text: event.target.value })}
        aria-required
        {...at('text')}
      />
      {row.answer !== null && (
        <RefusedAsOlder seen={seen} form={{ sending, clear }} saved={row.answer} typed={text} onTake={draft.discard} />
      )}
      <FormFoot
        sending={sending}
        label={reports.save}
        also={
          <Button variant="secondary" onClick={leave}>
            {reports.cancel}
          </Button>
        }
      />
    </Form>
  );
}
