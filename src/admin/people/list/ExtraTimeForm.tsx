import { useState } from 'react';
import { seenOf } from '../../../../contract/calls/edited-version';
import { mostPercent, usualGrants, usualPercent } from '../../../../contract/fields/limits';
import type { ExtraTime } from '../../../../contract/people/extra-time';
import { Select, TextField } from '../../../ui/controls/Field';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { Options } from '../../kit/form/Options';
import { RefusedAsOlder } from '../../kit/form/Overtaken';
import { useEditedVersion } from '../../kit/form/use-edited-version';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { momentText } from '../../words/wording/moment-text';

const offered: readonly number[] = [usualPercent, ...usualGrants];

/** Parses a typed factor into per cent; null if it cannot be granted. */
export function percentFrom(typed: string): number | null {
  const factor = Number(typed.trim().replace(',', '.'));
  const percent = Math.round(factor * usualPercent);
  return typed.trim() !== '' && percent >= usualPercent && percent <= mostPercent ? percent : null;
}

/** The form for one learner's time, with all earlier changes. */
export function ExtraTimeForm({ name, now }: { name: string; now: ExtraTime }) {
  const copy = usePeopleCopy();
  const [chosen, setChosen] = useState(offered.includes(now.timePercent) ? String(now.timePercent) : 'other');
  const [typed, setTyped] = useState(String(now.timePercent / usualPercent));
  const percent = chosen === 'other' ? percentFrom(typed) : Number(chosen);
  const seen = useEditedVersion(seenOf.extraTime(now));
  const { submit, reply, sending, at, clear } = useSending('setExtraTime', copy.people.notSaved, {
    args: { params: { uid: now.uid }, query: { version: seen.version }, body: { timePercent: percent ?? usualPercent } },
    fault: percent === null ? 'factor-not-valid' : null,
  });

  function take(saved: number) {
    setChosen(offered.includes(saved) ? String(saved) : 'other');
    setTyped(String(saved / usualPercent));
  }

  async function save() {
    const saved = await submit();
    if (saved !== null) seen.see(seenOf.extraTime(saved));
  }

  return (
    <>
      <Form label={copy.people.extraTimeOf(name)} onSubmit={save}>
        <p>{copy.people.explained}</p>
        <Select label={copy.people.time} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <Options of={offered.map((each) => [each, each === usualPercent ? copy.people.usualTime : copy.people.granted(each)])} />
          <option value="other">{copy.people.other}</option>
        </Select>
        {chosen === 'other' && (
          <TextField
            label={copy.people.factor}
            hint={copy.people.factorHint}
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            {...at('timePercent')}
          />
        )}
        {percent !== null && (
          <RefusedAsOlder
            seen={seen}
            form={{ sending, clear }}
            saved={copy.people.times(now.timePercent)}
            typed={copy.people.times(percent)}
            onTake={() => take(now.timePercent)}
          />
        )}
        <FormFoot sending={sending} label={copy.people.save} success={reply && copy.people.saved} />
      </Form>
      <section aria-label={copy.people.changes} className="flex flex-col gap-1">
        <h3 className="font-semibold">{copy.people.changes}</h3>
        {now.changes.length === 0 && <p className="text-ink-soft">{copy.people.noChanges}</p>}
        <ul className="flex flex-col gap-1 text-sm">
          {now.changes.map(({ timePercent, changedBy, changedAt }) => (
            <li key={`${changedAt} ${timePercent}`} className="wrap-anywhere">
              {copy.people.changed(copy.people.times(timePercent), changedBy, momentText(changedAt, copy.locale))}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
