import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import type { QuestionHistory } from '../../../../contract/question/question-history';
import { Banner } from '../../../ui/controls/Banner';
import { Badge, Card } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { AdminAddress, saverSaid } from '../../kit/calls/overtaken';
import { replyKey, useReply } from '../../kit/calls/use-reply';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { Overtaken } from '../../kit/form/Overtaken';
import { useSending } from '../../kit/form/use-sending';
import { useAdminCopy } from '../../words/use-admin-copy';
import { useBankCopy } from '../../words/use-bank-copy';
import { asText } from '../question/as-text';
import { TypedSchema } from '../question/draft-shape';
import { faultsOf } from '../question/faults-of';
import { QuestionFields } from '../question/QuestionFields';
import { draftOf, formFault, isSecondBehind, secondOf, typedFrom } from '../question/typed';
import { HistoryList } from './HistoryList';
import { RetireButton, RetiredNotice } from './RetireButton';

/** The form of an existing question, with its history. */
export function EditQuestion({ id }: { id: number }) {
  const copy = useAdminCopy();
  // Who comes back to the tab sees at once what others saved meanwhile, before more is typed over it.
  const history = useReply('getQuestionHistory', { params: { id } }, { refetchOnWindowFocus: 'always' });
  return (
    <Fetched query={history} failed={copy.questionFailed}>
      {(known) => <Open key={id} known={known} />}
    </Fetched>
  );
}

function Open({ known }: { known: QuestionHistory }) {
  const copy = useBankCopy();
  const categories = useReply('getCategories');
  const { id, isRetired, question, versions } = known;
  const lists = useQueryClient();
  const address = useContext(AdminAddress);
  /** The version that the form began from. */
  const [base, setBase] = useState({ version: versions.length, question });
  // A draft for each version: typing over one version is no draft of the next.
  const draft = useDraft(`question ${id}, version ${base.version}`, TypedSchema, () => typedFrom(base.question));
  const { form, setForm, reset } = draft;
  /** The earlier version that was brought into the form, with the form as it was then. */
  const [broughtIn, setBroughtIn] = useState<{ version: number; form: string } | null>(null);
  // A question that had a kind says its kind, single too: the server takes no silence for a change.
  const body = { ...draftOf(form), ...(question.kind && { kind: form.kind }) };
  const { submit, at, reply, sending, refuse, clear } = useSending('editQuestion', copy.questionNotSaved, {
    args: { params: { id }, query: { version: base.version }, body },
    fault: formFault(form),
    faults: faultsOf(body),
  });

  const isTouched = JSON.stringify(form) !== JSON.stringify(typedFrom(base.question));
  const putBackOf = isTouched ? (broughtIn?.version ?? null) : null;
  const isOlder = versions.length > base.version;
  const fields = useRef<HTMLDivElement>(null);

  function showSecond() {
    const second = fields.current?.querySelector<HTMLDetailsElement>('[data-second]');
    if (!second) return;
    second.open = true;
    (second.querySelector('textarea') ?? second.querySelector('summary'))?.focus();
  }

  function takePresent() {
    setBase({ version: versions.length, question });
    reset(typedFrom(question));
    setBroughtIn(null);
    clear();
  }

  function keepOwn() {
    setBase({ version: versions.length, question });
    clear();
  }

  // Without anything typed the form follows what other admins save.
  useEffect(() => {
    if (isOlder && !isTouched) {
      setBase({ version: versions.length, question });
      reset(typedFrom(question));
    }
    // A version that only retired or restored the question, here or elsewhere, stands against nothing that is typed.
    else if (
      isOlder &&
      versions.slice(0, versions.length - base.version).every(({ change }) => change === 'retired' || change === 'restored')
    )
      setBase({ version: versions.length, question });
  });

  async function save() {
    const saved = await submit();
    if (saved === null) return void lists.invalidateQueries({ queryKey: replyKey('getQuestionHistory', { params: { id } }) });
    setBase({ version: saved.versions.length, question: saved.question });
    reset(typedFrom(saved.question));
    setBroughtIn(null);
  }

  function putBack(version: number, earlier: QuestionHistory['question']) {
    // Nothing is lost where the form holds another version and nothing that was typed.
    if (isTouched && broughtIn?.form !== JSON.stringify(form))
      refuse((words) => ({ sentence: words.putBackFirst, details: [], fields: [] }));
    else {
      const put = typedFrom(earlier);
      clear();
      setForm(put);
      setBroughtIn({ version, form: JSON.stringify(put) });
    }
  }

  return (
    <Card aria-label={copy.questionById(id)} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2>{copy.editOf(id)}</h2>
        {isRetired && <Badge tone="warn">{copy.retired}</Badge>}
        <span className="flex-1" />
        {!isRetired && <RetireButton id={id} />}
      </div>
      {isRetired && <RetiredNotice id={id} />}
      <p className="max-w-3xl text-ink-soft text-sm">{copy.editKeepsPapers}</p>
      <Form label={copy.editOf(id)} onSubmit={save}>
        <DraftBanner draft={draft} />
        <div ref={fields}>
          <QuestionFields form={form} onChange={setForm} at={at} id={id} />
        </div>
        {isSecondBehind(typedFrom(base.question), form) && (
          <Banner tone="info" offer={{ name: copy.lookAtSecond, onClick: showSecond }}>
            {copy.secondBehind(secondOf(form))}
          </Banner>
        )}
        {isOlder && isTouched && (
          <Overtaken
            lead={copy.savedSince}
            savedBy={versions[0]?.by ? saverSaid(versions[0], copy, address) : (sending.refusal?.savedBy ?? null)}
            saved={asText(typedFrom(question), copy, categories.data ?? [])}
            typed={asText(form, copy, categories.data ?? [])}
            onTake={takePresent}
            onKeep={keepOwn}
          />
        )}
        <FormFoot
          sending={sending}
          label={copy.saveChanges}
          success={reply && copy.questionSaved}
          note={putBackOf === null ? null : copy.putBackInForm(putBackOf)}
        />
      </Form>
      <HistoryList versions={versions} inForm={putBackOf} onPutBack={putBack} />
    </Card>
  );
}
