import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/controls/Button';
import { useReply } from '../../kit/calls/use-reply';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { focusAgain } from '../../kit/form/focus-again';
import { useSending } from '../../kit/form/use-sending';
import { wholeIn } from '../../kit/paths/use-filters';
import { useBankCopy } from '../../words/use-bank-copy';
import { typedPassage } from '../passage/typed-passage';
import type { Typed } from './draft-shape';
import { TypedSchema } from './draft-shape';
import { faultsOf } from './faults-of';
import { QuestionFields } from './QuestionFields';
import { draftOf, emptyForm, formFault, nextForm } from './typed';

/** The form of a new question. With a passage in the address it has a draft of its own: what is half typed of another matter is not filed under the passage. */
export function AddQuestion() {
  const passageId = wholeIn(useSearchParams()[0].get('passage'));
  return <NewQuestion key={passageId} passageId={passageId} />;
}

function NewQuestion({ passageId }: { passageId: number | null }) {
  const copy = useBankCopy();
  const draft = useDraft(passageId === null ? 'question' : `question of passage ${passageId}`, TypedSchema, emptyForm);
  const { form, setForm, reset } = draft;
  const passage = useReply('getPassage', { params: { id: passageId ?? 0 } }, { enabled: passageId !== null }).data?.passage;
  useEffect(() => {
    // Another one that was chosen here is not thrown away.
    if (passage) setForm((now) => (now.passage === null ? { ...now, passage: typedPassage(passage) } : now));
  }, [passage, setForm]);
  const body = draftOf(form);
  const { submit, at, reply, sending } = useSending('createQuestion', copy.questionNotAdded, {
    args: { body },
    fault: formFault(form),
    faults: faultsOf(body),
  });
  const description = useRef<HTMLTextAreaElement>(null);
  /** What was added last and copied into the form; null: the form is no copy. */
  const [copied, setCopied] = useState<string | null>(null);

  const [isRefused, setRefused] = useState(false);
  const isSame = copied === JSON.stringify(body);
  const again = isRefused && isSame ? { sentence: copy.bankList.sameAgain, details: [], fields: [] } : null;

  async function add(next: (added: Typed) => Typed) {
    setRefused(isSame);
    if (isSame) return;
    if ((await submit()) === null) return;
    const following = next(form);
    setCopied(following === form ? JSON.stringify(body) : null);
    reset(following);
    focusAgain(description.current);
    if (following === form) description.current?.select();
  }

  return (
    <Form label={copy.addQuestion} onSubmit={() => void add(nextForm)}>
      <DraftBanner draft={draft} />
      <QuestionFields form={form} onChange={setForm} at={at} descriptionRef={description} />
      <FormFoot
        sending={again === null ? sending : { ...sending, refusal: again }}
        label={copy.addQuestionButton}
        success={again === null && reply && (copied === null ? copy.questionAdded : copy.bankList.duplicated)}
        also={
          <Button
            variant="secondary"
            aria-disabled={sending.isSending}
            className="aria-disabled:opacity-55"
            onClick={() => void add((same) => same)}
          >
            {copy.bankList.addAndDuplicate}
          </Button>
        }
      />
    </Form>
  );
}
