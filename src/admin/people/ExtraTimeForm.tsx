import { useState } from 'react';
import type { ExtraTime } from '../../../contract/extra-time';
import { usualGrants, usualPercent } from '../../../contract/limits';
import { Select, TextField } from '../../ui/Field';
import { Form } from '../Form';
import { FormFoot } from '../FormFoot';
import { useSending } from '../use-sending';
import { percentFrom } from './factor';
import { words } from './words';

const offered: readonly number[] = [usualPercent, ...usualGrants];

/** How much time one learner has, as an admin changes it; below it every change so far. */
export function ExtraTimeForm({ name, now }: { name: string; now: ExtraTime }) {
  const { send, reply, sending, at } = useSending('setExtraTime', words.notSaved);
  const [chosen, setChosen] = useState(offered.includes(now.timePercent) ? String(now.timePercent) : 'other');
  const [typed, setTyped] = useState(String(now.timePercent / usualPercent));
  const percent = chosen === 'other' ? percentFrom(typed) : Number(chosen);

  return (
    <>
      <Form
        label={words.extraTimeOf(name)}
        onSubmit={() =>
          void send(
            { params: { uid: now.uid }, body: { timePercent: percent ?? usualPercent } },
            percent === null ? words.factorWrong : null,
          )
        }
      >
        <p>{words.explained}</p>
        <Select label={words.time} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {offered.map((each) => (
            <option key={each} value={each}>
              {each === usualPercent ? words.usualTime : words.granted(each)}
            </option>
          ))}
          <option value="other">{words.other}</option>
        </Select>
        {chosen === 'other' && (
          <TextField
            label={words.factor}
            hint={words.factorHint}
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            {...at('timePercent')}
          />
        )}
        <FormFoot sending={sending} label={words.save} success={reply && words.saved} />
      </Form>
      <section aria-label={words.changes} className="flex flex-col gap-1">
        <h3 className="font-semibold">{words.changes}</h3>
        {now.changes.length === 0 && <p className="text-ink-soft">{words.noChanges}</p>}
        <ul className="flex flex-col gap-1 text-sm">
          {now.changes.map(({ timePercent, changedBy, changedAt }) => (
            <li key={`${changedAt} ${timePercent}`} className="wrap-anywhere">
              {words.changed(words.times(timePercent), changedBy, new Date(changedAt).toLocaleString('en-IN'))}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
