import { useState } from 'react';
import { sheetExtensions } from '../../../../contract/fields/limits';
import { maxRoster } from '../../../../contract/sheet/roster';
import { Card } from '../../../ui/controls/Card';
import { chosenFault, refused } from '../../bank/upload/sheet-fault';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { RosterOutcome } from './RosterOutcome';
import { RosterRows } from './RosterRows';
import { useRosterPreview } from './use-roster-preview';

/** A sheet is chosen, shown row by row, and stored. Nothing is stored before it was seen. */
export function RosterForm() {
  const { groups } = usePeopleCopy();
  const [file, setFile] = useState<File | null>(null);
  const preview = useRosterPreview();
  const { send, refuse, clear, at, reply, sending } = useSending('uploadRoster', groups.notStored);
  const [field, setField] = useState(0);

  function choose(chosen: File | null) {
    clear();
    setFile(chosen);
    const fault = chosen && chosenFault(chosen);
    if (fault !== null) refuse(refused((copy) => copy.rosterNotRead, fault));
    preview.read(fault === null ? chosen : null);
  }

  async function store() {
    if (preview.isReading) return;
    const { shown, refusal } = preview;
    if (file === null || (shown === null && refusal === null)) return refuse(refused((copy) => copy.rosterChooseFirst));
    if (shown === null) return;
    if (shown.success === 0) return refuse(refused((copy) => copy.rosterNothingGood));
    if ((await send({ file, query: {} })) === null) return;
    setFile(null);
    preview.read(null);
    // A new field: the same file can be chosen again after a correction.
    setField(field + 1);
  }

  const { shown } = preview;
  const label = sending.isSending ? groups.storing : groups.store(shown?.success ?? 0);
  return (
    <>
      <Card className="max-w-3xl" aria-label={groups.uploadRoster}>
        <h2 className="mb-3">{groups.uploadRoster}</h2>
        <Form label={groups.uploadRoster} onSubmit={store}>
          <FileField
            key={field}
            label={groups.sheet}
            hint={groups.sheetHint(maxRoster)}
            aria-required
            accept={sheetExtensions.join(',')}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
            {...at('file')}
          />
          {preview.isReading && <p role="status">{groups.reading}</p>}
          <FormFoot
            sending={{ ...sending, refusal: sending.refusal ?? preview.refusal, isSending: sending.isSending || preview.isReading }}
            label={shown === null ? groups.uploadRoster : label}
            success={reply && groups.stored(reply.success)}
          />
        </Form>
      </Card>
      {shown && (
        <Card aria-label={groups.preview} className="flex flex-col gap-4">
          <h2>{groups.preview}</h2>
          <RosterOutcome summary={shown} />
          <RosterRows rows={shown.rows ?? []} />
        </Card>
      )}
      {reply && (
        <Card aria-label={groups.outcome} className="flex max-w-3xl flex-col gap-4">
          <h2>{groups.outcome}</h2>
          <RosterOutcome summary={reply} isStored />
        </Card>
      )}
    </>
  );
}
