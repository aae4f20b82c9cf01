import { useQuery } from '@tanstack/react-query';
import type { QuestionHistory } from '../../../contract/question/question-history';
import { translationFields } from '../../../contract/question/translation-rule';
import type { ApiError } from '../../api/client';
import { Badge, Card } from '../../ui/controls/Card';
import { call } from '../calls/call';
import { Fetched } from '../calls/Fetched';
import { useAdminCopy } from '../copy/use-admin-copy';
import { DraftNotice } from '../draft/DraftNotice';
import { useDraft } from '../draft/use-draft';
import { Form } from '../form/Form';
import { FormFoot } from '../form/FormFoot';
import { useSending } from '../form/use-sending';
import { TypedSchema } from '../question/draft-shape';
import { QuestionFields } from '../question/QuestionFields';
import { draftOf, formFault, typedFrom } from '../question/typed';
import { HistoryList } from './HistoryList';
import { RetireButton } from './RetireButton';

/** The form of an existing question, with its history. */
export function EditQuestion({ id }: { id: number }) {
  const copy = useAdminCopy();
  const history = useQuery<QuestionHistory, ApiError>({
    queryKey: ['getQuestionHistory', id],
    queryFn: () => call('getQuestionHistory', { params: { id } }),
  });
  return (
    <Fetched query={history} failed={copy.questionFailed}>
      {(known) => <Open key={id} known={known} />}
    </Fetched>
  );
}

function Open({ known }: { known: QuestionHistory }) {
  const copy = useAdminCopy();
  const { id, isRetired, question, versions } = known;
  // A draft for each version: typing over one version is no draft of the next.
  const draft = useDraft(`question ${id}, version ${versions.length}`, TypedSchema, () => typedFrom(question));
  const { form, setForm, reset } = draft;
  // A question that had a kind says its kind, single too: the server takes no silence for a change.
  const body = { ...draftOf(form), ...(question.kind && { kind: form.kind }) };
  const { submit, at, reply, sending } = useSending('editQuestion', copy.questionNotSaved, {
    args: { params: { id }, body },
    fault: formFault(form),
    faults: translationFields(body),
  });

  async function save() {
    if ((await submit()) !== null) reset(form);
  }

  return (
    <Card aria-label={copy.questionOf(id)} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2>{copy.editOf(id)}</h2>
        {isRetired && <Badge tone="warn">{copy.retired}</Badge>}
        <span className="flex-1" />
        <RetireButton id={id} isRetired={isRetired} />
      </div>
      <p className="max-w-3xl text-ink-soft text-sm">{copy.editKeepsPapers}</p>
      <Form label={copy.editOf(id)} onSubmit={save}>
        <DraftNotice draft={draft} />
        <QuestionFields form={form} onChange={setForm} at={at} id={id} />
        <FormFoot sending={sending} label={copy.saveChanges} success={reply && copy.questionSaved} />
      </Form>
      <HistoryList versions={versions} />
    </Card>
  );
}
