import { useContext } from 'react';
import * as v from 'valibot';
import type { Faults } from '../../../../contract/faults/fault';
import { noticeLimits } from '../../../../contract/institute/home-notice';
import { Banner } from '../../../ui/controls/Banner';
import { Card } from '../../../ui/controls/Card';
import { TextField } from '../../../ui/controls/Field';
import { Reach } from '../../../ui/controls/Reach';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { AdminGroups } from '../../kit/rights/use-may';
import { ForWhom } from '../../papers/schedule/Consequences';
import { GroupsField } from '../../papers/schedule/GroupsField';
import { dayAndTime, timeFrom, zoneAt } from '../../papers/schedule/local-time';
import { useOwnGroups } from '../../papers/schedule/use-own-groups';
import { useDayCopy } from '../../words/use-day-copy';
import { isNowhere } from './learner-pages';

const TypedNoticeSchema = v.object({
  text: v.string(),
  hindiText: v.string(),
  link: v.string(),
  /** As a `datetime-local` field holds it. */
  until: v.string(),
  isForSome: v.boolean(),
  groupIds: v.array(v.number()),
  /** The id of the notice in whose place it is shown; absent: of none. */
  replaces: v.optional(v.number()),
});
type TypedNotice = v.InferOutput<typeof TypedNoticeSchema>;

/** The form of a new notice before anything is typed, and as it is typed. */
export function useNoticeDraft() {
  const limits = useContext(AdminGroups);
  const empty = (): TypedNotice => ({
    text: '',
    hindiText: '',
    link: '',
    until: '',
    isForSome: limits !== undefined,
    groupIds: [...(limits ?? [])],
  });
  return { ...useDraft('notice', TypedNoticeSchema, empty), empty };
}

/** The form of a new notice, with the line as learners will see it, and for whom and until when it is. */
export function AddNotice({ draft }: { draft: ReturnType<typeof useNoticeDraft> }) {
  const { notices, locale } = useDayCopy();
  const own = useOwnGroups();
  const { form, setForm } = draft;
  const until = timeFrom(form.until);
  const isOver = until !== null && Date.parse(until) <= Date.now();
  const { isForSome: isTypedForSome, groupIds: typed, replaces, ...texts } = form;
  const isForSome = isTypedForSome || own !== undefined;
  // Of a deleted group there is no box to take it out by.
  const groupIds = own === undefined ? typed : typed.filter((one) => own.includes(one));
  const faults: Faults = {
    ...(isForSome && groupIds.length === 0 && { groupIds: { code: 'no-group' } }),
    ...(form.until === '' && { until: { code: 'required' } }),
    ...(isOver && { until: { code: 'time-passed' } }),
    ...(isNowhere(form.link.trim()) && { link: { code: 'not-a-link' } }),
  };
  const { submit, at, reply, sending } = useSending('addNotice', notices.notAdded, {
    args: { body: { ...texts, until: until ?? '', groupIds } },
    faults,
  });
  const ending = useSending('endNotice', notices.notReplaced);
  const field = (name: 'text' | 'hindiText' | 'link') => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
    ...at(name),
  });

  const title = replaces === undefined ? notices.add : notices.replace;

  async function add() {
    ending.clear();
    if ((await submit()) === null) return;
    draft.reset(draft.empty());
    if (replaces !== undefined) await ending.send({ params: { id: replaces } });
  }

  return (
    <Card aria-label={title} className="max-w-3xl">
      <h2 className="mb-3">{title}</h2>
      <Form label={title} onSubmit={add}>
        <DraftBanner draft={draft} />
        <TextField
          aria-required
          label={notices.text}
          hint={notices.textHint(noticeLimits.text, form.text.length)}
          autoComplete="off"
          {...field('text')}
        />
        <TextField lang="hi" label={notices.hindiText} hint={notices.hindiTextHint} autoComplete="off" {...field('hindiText')} />
        <TextField label={notices.link} hint={notices.linkHint} inputMode="url" autoComplete="off" {...field('link')} />
        <TextField
          aria-required
          type="datetime-local"
          max="9999-12-31T23:59"
          label={notices.until}
          hint={notices.untilHint(zoneAt(new Date(), locale).name)}
          className="min-w-0 max-w-72"
          value={form.until}
          onChange={(event) => setForm({ ...form, until: event.target.value })}
          {...at('until')}
        />
        <GroupsField
          isForSome={isForSome}
          chosen={groupIds}
          hint={notices.forHint}
          onChange={(part) => setForm({ ...form, ...part })}
          {...at('groupIds')}
        />
        {form.text.trim() !== '' && (
          <section aria-label={notices.preview} className="flex flex-col gap-1">
            <h3 className="font-medium text-sm">{notices.preview}</h3>
            {[form.text, form.hindiText].map(
              (line, place) =>
                line.trim() !== '' && (
                  <Banner key={place === 0 ? 'text' : 'hindi'} tone="info">
                    <p className="wrap-anywhere" lang={place === 0 ? undefined : 'hi'}>
                      {line}
                    </p>
                  </Banner>
                ),
            )}
          </section>
        )}
        <section aria-label={notices.addNow} className="text-sm">
          <Reach
            whom={<ForWhom isForSome={isForSome} groupIds={groupIds} />}
            when={
              until === null
                ? notices.from
                : isOver
                  ? notices.isOver(dayAndTime(until, locale))
                  : notices.fromUntil(dayAndTime(until, locale))
            }
          />
        </section>
        {replaces !== undefined && <Banner tone="info">{notices.replaces}</Banner>}
        <RefusalNote refusal={ending.sending.refusal} />
        <FormFoot
          sending={sending}
          label={replaces === undefined ? notices.addNow : notices.replaceNow}
          success={reply && (ending.reply ? notices.replaced : notices.added)}
        />
      </Form>
    </Card>
  );
}
