import { useState } from 'react';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { Choice } from '../../../ui/controls/Choice';
import { TextField } from '../../../ui/controls/Field';
import { usePage } from '../../kit/calls/use-reply';
import { useSettled } from '../../kit/form/use-settled';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';
import type { TimedLearner } from './TimedLearner';

/** Learners that are shown. */
const most = 6;
/** Learners that are asked for: those of the test's groups come first among them. */
const mostAsked = 50;
/** Letters from which the server is asked. */
const shortest = 2;
/** The server is asked when typing pauses. Milliseconds. */
const pauseMs = 250;

interface Props {
  /** Of the choices, once on a page. */
  name: string;
  chosen: TimedLearner | null;
  /** The groups of the test; empty: it is for everybody. */
  groupIds: readonly number[];
  /** What is wrong while nobody is chosen; null: nothing. */
  fault?: string | null;
  onChoose: (learner: TimedLearner) => void;
}

/** A person of a reply as a choice. `groupIds`: those of the test. */
function choiceOf({ uid, name, contact, group, groups = group ? [group] : [] }: PersonEntry, groupIds: readonly number[]): TimedLearner {
  const about = [...(name === '' ? [] : [contact]), ...groups.map((each) => each.name)].filter((text) => text !== '');
  const isOutside = groupIds.length > 0 && !groups.some(({ id }) => groupIds.includes(id));
  return { uid, name: name || contact || uid, about: about.join(' · '), isOutside };
}

/** Finds a learner by name, email or phone among those in the admin's sight; who has opened the assessment of the page comes first. */
export function LearnerSearch({ name: group, chosen, groupIds, fault = null, onChoose }: Props) {
  const { desk } = useDayCopy();
  const id = Number(useAdminParams().id);
  const may = useMay();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const settled = useSettled(text, pauseMs);
  const isAsked = text.length >= shortest && settled === text;
  const reply = usePage(
    'getPeople',
    { query: { role: 'user', page: 1, size: mostAsked, search: settled } },
    { enabled: isAsked, gcTime: 0 },
  );
  const all = isAsked ? (reply.data?.items ?? []).map((person) => choiceOf(person, groupIds)) : [];
  const sittings = usePage(
    'getSittings',
    { params: { id }, query: { page: 1, size: most, search: settled } },
    { enabled: isAsked && may('getSittings'), gcTime: 0 },
  );
  const opened = (isAsked ? (sittings.data?.items ?? []) : []).map(({ uid, person: { name, email } }): TimedLearner => {
    const known = all.find((one) => one.uid === uid) ?? {
      uid,
      name: name || email || uid,
      about: name === '' ? '' : email,
      isOutside: false,
    };
    return { ...known, about: [known.about, desk.hasOpened].filter((text) => text !== '').join(' · ') };
  });
  const others = all.filter(({ uid }) => opened.every((one) => one.uid !== uid));
  const found = [...opened, ...others.toSorted((one, other) => Number(one.isOutside) - Number(other.isOutside))].slice(0, most);
  const hidden = isAsked ? (reply.data?.total ?? 0) - found.length : 0;
  // The chosen learner stays in the list while another name is typed, after the learners whom the search finds.
  const shown = chosen && !found.some(({ uid }) => uid === chosen.uid) ? [...found, chosen] : found;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={desk.findLearner}
        type="search"
        autoComplete="off"
        fault={fault}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <fieldset className="flex flex-col empty:hidden">
        <legend className="sr-only">{desk.oneLearner}</legend>
        {shown.map((learner) => (
          <Choice key={learner.uid} type="radio" name={group} checked={learner.uid === chosen?.uid} onChange={() => onChoose(learner)}>
            <span className="wrap-anywhere">
              {learner.name} <span className="text-ink-soft text-sm">{learner.about}</span>
              {learner.isOutside && <span className="block text-sm text-warn">{desk.outsideTest}</span>}
            </span>
          </Choice>
        ))}
      </fieldset>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isAsked && reply.isError && desk.learnersFailed}
        {isAsked && reply.data?.items.length === 0 && desk.noLearner}
        {hidden > 0 && desk.moreLearners(hidden)}
      </p>
    </div>
  );
}
