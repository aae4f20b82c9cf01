import { useState } from 'react';
import type { RegradePreviewDraft } from '../../../../contract/assessment/regrade';
import { regradeChanges } from '../../../../contract/assessment/ruling';
import { releaseOf } from '../../../../contract/assessment/schedule-times';
import type { Item } from '../../../../contract/assessment/statistics';
import { seenOf } from '../../../../contract/calls/edited-version';
import { optionLetters } from '../../../../contract/fields/limits';
import { saidKind } from '../../../../contract/kinds/kind';
import { Card } from '../../../ui/controls/Card';
import { Choice } from '../../../ui/controls/Choice';
import { TextArea } from '../../../ui/controls/Field';
import { Prose } from '../../../ui/maths/Prose';
import { controlOf } from '../../../ui/question/option-control';
import { typedKind, typedRow } from '../../bank/kinds/admin-kinds';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useEditedVersion } from '../../kit/form/use-edited-version';
import { useSending } from '../../kit/form/use-sending';
import { useSchedule } from '../../papers/schedule/use-schedule';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { ChangePreview, changeText, doubtText } from './ChangePreview';
import { countingText } from './RegradeList';
import { draftOf, rightOf, TypedChangeSchema, untouched, withOption, withSeveral } from './typed-change';
import { usePreview } from './use-question';

interface Props {
  id: number;
  item: Item;
  /** The version of how the question counts, as it is known now. */
  present: number;
  /** The options as learners saw them, in the reading language. */
  texts: readonly string[];
  /** Called once a change holds, with the key's version from then on. */
  onCorrected: (draft: RegradePreviewDraft, version: number) => void;
}

/** Changes how a question counts: what it does is shown before it is sent. */
export function CorrectionForm({ id, item, present, texts, onCorrected }: Props) {
  const copy = useResultsCopy();
  const { regrade, markKinds, kinds } = copy;
  const kept = useDraft(`correction of ${item.questionId} in ${id}`, TypedChangeSchema, () => untouched(item));
  const { form: typed, setForm: setTyped } = kept;
  const edited = useEditedVersion(present);
  const draft = draftOf(item, typed);
  /** What was sent last: the preview does not know yet that it holds, and a second press would ask for the same. */
  const [held, setHeld] = useState<string | null>(null);
  const preview = usePreview(id, draft);
  const { send, at, reply, sending } = useSending('regrade', regrade.notSent);
  const isHeld = draft !== null && JSON.stringify(draft) === held;
  const isReady = draft !== null && !isHeld && preview.data !== undefined && !preview.isPlaceholderData && !preview.data.isSame;
  // A refusal has named what another admin counts: the next press goes on from that.
  const version = sending.refusal?.savedBy === undefined ? edited.version : present;

  const { kind } = saidKind(item);
  const asked = typedKind(item);
  const Own = typedRow(item)?.ChangeField;
  const isSet = controlOf(item) === 'checkbox';
  const several = isSet ? markKinds.rightSet : regrade.rightOptions;
  const legend = typed.isSeveral ? several : regrade.rightOption;

  const { data: schedule } = useSchedule(id);
  const release = schedule && releaseOf(schedule);
  const [isAsking, setAsking] = useState(false);

  /** Results that learners may have read are not changed by one press; what is not known of their release is taken for that. */
  async function press() {
    // What was not seen is not confirmed.
    if (!isReady) return;
    const isRead = release == null || release <= Date.now();
    if (isRead && (preview.data?.changed ?? 0) > 0 && typed.reason.trim() !== '') setAsking(true);
    else await confirm();
  }

  /** From which key to which. */
  function counts(): string {
    const before = item.ruling ? { change: item.ruling, optionIds: [] } : { ...item, change: 'key' as const, optionIds: rightOf(item) };
    return regrade.became(
      countingText(copy, before, item),
      countingText(copy, { ...draft, optionIds: draft?.optionIds ?? [], change: typed.change }, item),
    );
  }

  async function confirm() {
    setAsking(false);
    if (draft === null) return;
    const sent = await send({ params: { id }, query: { version }, body: { ...draft, reason: typed.reason } });
    if (sent === null) return;
    edited.see(seenOf.counting(sent));
    kept.reset({ ...typed, reason: '' });
    setHeld(JSON.stringify(draft));
    onCorrected(draft, sent.version);
  }

  return (
    <Card aria-label={regrade.correct} className="min-w-0">
      <Form label={regrade.correct} onSubmit={press}>
        <DraftBanner draft={kept} />
        <div className="flex flex-col gap-1">
          <h2>{regrade.correct}</h2>
          <p className="text-ink-soft text-sm">{regrade.correctLead}</p>
        </div>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-medium text-sm">{regrade.what}</legend>
          {regradeChanges.map((change) => (
            <Choice
              key={change}
              type="radio"
              name="change"
              checked={typed.change === change}
              onChange={() => setTyped({ ...typed, change })}
              className="rounded-control border border-line-strong px-3 py-2 has-checked:border-brand has-checked:bg-brand-soft"
            >
              <span className="flex min-w-0 flex-col">
                <span className="font-semibold">{regrade.changes[change]}</span>
                <span className="text-ink-soft text-sm">{change === 'key' && kind ? kinds.newKeys[kind] : regrade.explained[change]}</span>
              </span>
            </Choice>
          ))}
        </fieldset>
        {typed.change === 'key' && Own && <Own own={typed} onChange={(part) => setTyped({ ...typed, ...part })} at={at} />}
        {typed.change === 'key' && !Own && (
          <fieldset className="flex flex-col" {...at('optionIds')}>
            <legend className="mb-1 font-medium text-sm">{legend}</legend>
            {item.options.map((option, place) => (
              <Choice
                key={option.id}
                type={typed.isSeveral ? 'checkbox' : 'radio'}
                name="right option"
                checked={typed.optionIds.includes(option.id)}
                onChange={() => setTyped(withOption(typed, item, option.id))}
              >
                <span className="font-semibold text-ink-soft">{optionLetters[place] ?? place + 1}</span>
                <span className="wrap-anywhere line-clamp-2 min-w-0">
                  <Prose text={texts[place] ?? option.text} />
                </span>
              </Choice>
            ))}
            {!isSet && (
              <Choice
                className="mt-1 border-line border-t pt-1 text-sm"
                checked={typed.isSeveral}
                onChange={({ target }) => setTyped(withSeveral(typed, target.checked))}
              >
                {regrade.several}
              </Choice>
            )}
          </fieldset>
        )}
        <TextArea
          label={regrade.reason}
          hint={regrade.reasonHint}
          aria-required
          rows={2}
          value={typed.reason}
          onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
          {...at('reason')}
        />
        <ChangePreview draft={draft} missing={asked ? kinds.typed[asked].missing : regrade.noOption} isHeld={isHeld} preview={preview} />
        <FormFoot
          sending={{ ...sending, isSending: sending.isSending || !isReady }}
          label={regrade.send(typed.change, numberText(preview.data?.participants ?? null))}
          success={reply && regrade.sent(reply.changed, numberText(reply.changed))}
        />
      </Form>
      {isAsking && preview.data && (
        <AskDialog
          question={regrade.ask[typed.change]}
          yes={regrade.askYes}
          onYes={confirm}
          onNo={() => setAsking(false)}
          reach={{
            whom: regrade.askWhom(preview.data.participants, numberText(preview.data.participants)),
            many: [counts(), changeText(regrade, preview.data), doubtText(regrade, preview.data)],
            when: regrade.askWhen,
          }}
        />
      )}
    </Card>
  );
}
