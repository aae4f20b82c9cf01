import { useRef } from 'react';
import { translationFields } from '../../../contract/question/translation-rule';
import { useAdminCopy } from '../copy/use-admin-copy';
import { DraftNotice } from '../draft/DraftNotice';
import { useDraft } from '../draft/use-draft';
import { Form } from '../form/Form';
import { FormFoot } from '../form/FormFoot';
import { useSending } from '../form/use-sending';
import { TypedSchema } from './draft-shape';
import { QuestionFields } from './QuestionFields';
import { draftOf, emptyForm, formFault, nextForm } from './typed';

export function AddQuestion() {
  const copy = useAdminCopy();
  const draft = useDraft('question', TypedSchema, emptyForm);
  const { form, setForm, reset } = draft;
  const body = draftOf(form);
  const { submit, at, reply, sending } = useSending('createQuestion', copy.questionNotAdded, {
    args: { body },
    fault: formFault(form),
    faults: translationFields(body),
  });
  const description = useRef<HTMLTextAreaElement>(null);

  async function add() {
    if ((await submit()) === null) return;
    reset(nextForm(form));
    description.current?.focus();
  }

  return (
    <Form label={copy.addQuestion} onSubmit={add}>
      <DraftNotice draft={draft} />
      <QuestionFields form={form} onChange={setForm} at={at} descriptionRef={description} />
      <FormFoot sending={sending} label={copy.addQuestionButton} success={reply && copy.questionAdded} />
    </Form>
  );
}
