import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice } from '../../../ui/controls/Choice';
import { TextField } from '../../../ui/controls/Field';
import { callPage } from '../../kit/calls/call';
import { useSettled } from '../../kit/form/use-settled';
import { useDayCopy } from '../../words/use-day-copy';
import type { TimedLearner } from './TimedLearner';

/** Learners that are shown. */
const most = 6;
/** Letters from which the server is asked. */
const shortest = 2;
/** The server is asked when typing pauses. Milliseconds. */
const pauseMs = 250;

interface Found extends TimedLearner {
  contact: string;
}

interface Props {
  /** Of the choices, once on a page. */
  name: string;
  chosen: TimedLearner | null;
  onChoose: (learner: TimedLearner) => void;
}

/** Finds a learner by name, email or phone among those in the admin's sight. */
export function LearnerSearch({ name: group, chosen, onChoose }: Props) {
  const { desk } = useDayCopy();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const settled = useSettled(text, pauseMs);
  const isAsked = text.length >= shortest && settled === text;
  const reply = useQuery({
    queryKey: ['getPeople', 'more time', settled],
    queryFn: async (): Promise<Found[]> => {
      const { items } = await callPage('getPeople', { query: { role: 'user', page: 1, size: most, search: settled } });
      return items
        .slice(0, most)
        .map(({ uid, name, contact }) => ({ uid, name: name || contact || uid, contact: name === '' ? '' : contact }));
    },
    enabled: isAsked,
    gcTime: 0,
  });
  const found = isAsked ? (reply.data ?? []) : [];
  // Whoever is chosen stays in sight while another name is typed.
  const shown: Found[] = chosen && !found.some(({ uid }) => uid === chosen.uid) ? [{ ...chosen, contact: '' }, ...found] : found;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={desk.findLearner}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <fieldset className="flex flex-col empty:hidden">
        <legend className="sr-only">{desk.oneLearner}</legend>
        {shown.map(({ uid, name, contact }) => (
          <Choice key={uid} type="radio" name={group} checked={uid === chosen?.uid} onChange={() => onChoose({ uid, name })}>
            <span className="wrap-anywhere">
              {name} {contact !== '' && <span className="text-ink-soft text-sm">{contact}</span>}
            </span>
          </Choice>
        ))}
      </fieldset>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isAsked && reply.isError && desk.learnersFailed}
        {isAsked && reply.data?.length === 0 && desk.noLearner}
      </p>
    </div>
  );
}
