import { type SubmitEvent, useId, useState } from 'react';
import { withoutControls } from '../../../contract/fields/fields';
import { practiceLimits } from '../../../contract/fields/limits';
import { useNoteCopy } from '../../copy/use-note-copy';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import type { Opening } from '../../ui/controls/DialogButton';
import { TextArea } from '../../ui/controls/Field';
import { tell } from '../errands/tell';

interface Props extends Opening {
  uid: string;
  questionId: number;
  /** As it is now; empty: none. */
  note: string;
}

/** What was typed and neither saved nor given up, by person and question: Escape, or a tap beside the box, loses no word. */
const drafts = new Map<string, string>();

const keyOf = ({ uid, questionId }: Pick<Props, 'uid' | 'questionId'>): string => `${uid} ${questionId}`;

/** Writes the note of a saved question, or takes it away where it is left empty. */
export function NoteDialog({ isOpen, onClose, ...rest }: Props) {
  const copy = useNoteCopy();
  const form = useId();
  return (
    <Dialog
      title={copy.yours}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              drafts.delete(keyOf(rest));
              onClose();
            }}
          >
            {copy.cancel}
          </Button>
          <Button type="submit" form={form}>
            {copy.save}
          </Button>
        </>
      }
    >
      {isOpen && <NoteForm {...{ ...rest, form, onClose }} />}
    </Dialog>
  );
}

function NoteForm({ form, uid, questionId, note, onClose }: Omit<Props, 'isOpen'> & { form: string }) {
  const copy = useNoteCopy();
  const key = keyOf({ uid, questionId });
  const [draft] = useState(() => drafts.get(key));
  const [words, setWords] = useState(draft ?? note);
  const [hasFailed, setFailed] = useState(false);
  const text = withoutControls(words).trim();
  const isTooLong = text.length > practiceLimits.note;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTooLong) return event.currentTarget.querySelector('textarea')?.focus();
    try {
      if (text !== note) await tell(uid, { type: 'saved', questionId, note: text });
      drafts.delete(key);
      onClose();
    } catch {
      setFailed(true);
    }
  }

  return (
    <form id={form} noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
      <TextArea
        label={copy.note}
        dir="auto"
        hint={copy.hint}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          drafts.set(key, target.value);
        }}
        fault={isTooLong ? copy.tooLong(practiceLimits.note) : null}
      />
      {draft !== undefined && draft !== note && <Banner tone="info">{copy.draft}</Banner>}
      {hasFailed && <Banner tone="error">{copy.failed}</Banner>}
    </form>
  );
}
