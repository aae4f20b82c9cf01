import { useRef, useState } from 'react';
import { translationFields } from '../../../contract/translation-rule';
import { Form } from '../Form';
import { FormFoot } from '../FormFoot';
import { useAdminCopy } from '../use-admin-copy';
import { useSending } from '../use-sending';
import { QuestionFields } from './QuestionFields';
import { draftOf, emptyForm, formFault, nextForm, type Typed } from './typed';

export function AddQuestion() {
  const copy = useAdminCopy();
  const [form, setForm] = useState<Typed>(emptyForm);
  const { send, at, reply, sending } = useSending('createQuestion', copy.questionNotAdded);
  const description = useRef<HTMLTextAreaElement>(null);

  async function submit() {
    const body = draftOf(form);
    const added = await send({ body }, formFault(form), translationFields(body));
    if (!added) return;
    setForm(nextForm);
    description.current?.focus();
  }

  return (
    <Form label={copy.addQuestion} onSubmit={submit}>
      <QuestionFields form={form} onChange={setForm} at={at} descriptionRef={description} />
      <FormFoot sending={sending} label={copy.addQuestionButton} success={reply && copy.questionAdded} />
    </Form>
  );
}
