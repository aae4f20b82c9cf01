import { useState } from 'react';
import { type ReportOutcome, type ReportRow, reportOutcomes } from '../../../../contract/question/report';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/controls/Choice';
import { TextArea } from '../../../ui/controls/Field';
import { notify } from '../../../ui/controls/toast';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { RefusedAsOlder } from '../../kit/form/Overtaken';
import { useEditedVersion } from '../../kit/form/use-edited-version';
import { useSending } from '../../kit/form/use-sending';
import { useResultsCopy } from '../../words/use-results-copy';

const isOutcome = (text: string | null): text is ReportOutcome => reportOutcomes.some((known) => known === text);

/** Answers a report, or changes its answer. Of two admins, the second one is shown what the first one wrote. */
export function AnswerForm({ row, onClose }: { row: ReportRow; onClose: () => void }) {
  const { reports } = useResultsCopy();
  const [outcome, setOutcome] = useState<ReportOutcome | null>(isOutcome(row.outcome) ? row.outcome : null);
  const [text, setText] = useState(row.answer ?? '');
  const seen = useEditedVersion(row.version);
  // An outcome that is not chosen is refused by the contract, by the name of its field.
  const body = { outcome: outcome as ReportOutcome, text };
  const { submit, at, clear, sending } = useSending('answerReport', reports.notSaved, {
    args: { params: { id: row.id }, query: { version: seen.version }, body },
  });
  async function save() {
    if ((await submit()) === null) return;
    notify('success', reports.saved);
    onClose();
  }
  const take = () => {
    if (isOutcome(row.outcome)) setOutcome(row.outcome);
    setText(row.answer ?? '');
  };
  return (
    <Form label={reports.formOf(row.id)} onSubmit={() => void save()}>
      <fieldset className="flex flex-col">
        <legend className="font-medium text-sm">{reports.outcome}</legend>
        {reportOutcomes.map((one) => (
          <Choice
            key={one}
            type="radio"
            name={`outcome-${row.id}`}
            checked={outcome === one}
            onChange={() => setOutcome(one)}
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
        onChange={(event) => setText(event.target.value)}
        aria-required
        {...at('text')}
      />
      {row.answer !== null && <RefusedAsOlder seen={seen} form={{ sending, clear }} saved={row.answer} typed={text} onTake={take} />}
      <FormFoot
        sending={sending}
        label={reports.save}
        also={
          <Button variant="secondary" onClick={onClose}>
            {reports.cancel}
          </Button>
        }
      />
    </Form>
  );
}
