import { useEffect, useRef, useState } from 'react';
import type { ChanceDraft } from '../../../../contract/assessment/chance-bodies';
import { admittedOf } from '../../../../contract/people/groups';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/controls/Choice';
import { Select } from '../../../ui/controls/Field';
import { useReply } from '../../kit/calls/use-reply';
import { Options } from '../../kit/form/Options';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';
import { LearnerSearch } from '../kit/LearnerSearch';
import type { TimedLearner } from '../kit/TimedLearner';
import { isOver, noWhy, type TypedWhy, WhyFields, whyOf } from './WhyFields';

/** A chance as it is typed. `many`: how many learners it is for. */
export interface TypedChance {
  whom: string;
  /** null: it is for a group. */
  learner: TimedLearner | null;
  many: number;
  body: ChanceDraft;
}

interface Props {
  /** The server's time, epoch milliseconds. */
  now: number;
  isSending: boolean;
  /** The groups of the test; empty: it is for everybody. */
  groupIds: readonly number[];
  onAsk: (chance: TypedChance) => void;
}

/** For whom an assessment is opened again, why, which hand-in counts, and until when. */
export function ChanceForm({ now, isSending, groupIds, onAsk }: Props) {
  const { chances: words } = useDayCopy();
  const may = useMay();
  const groups = (useReply('getGroups').data ?? []).filter(({ learners }) => learners > 0);
  const [isForGroup, setForGroup] = useState(!may('getPeople'));
  const [learner, setLearner] = useState<TimedLearner | null>(null);
  const [groupId, setGroupId] = useState('');
  const [typedWhy, setWhy] = useState<TypedWhy>(() => noWhy(now));
  const group = groups.find(({ id }) => String(id) === groupId);
  const why = whyOf(typedWhy);
  /** Counts the presses that found something missing. */
  const [missed, setMissed] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (missed > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [missed]);
  const missing = (what: keyof typeof words.missing, isMissing: boolean): string | null =>
    missed > 0 && isMissing ? words.missing[what] : null;

  function typed(): TypedChance | null {
    if (why.reason === '' || isOver(typedWhy, now)) return null;
    if (isForGroup)
      return group ? { whom: group.name, learner: null, many: admittedOf(group), body: { groupIds: [group.id], ...why } } : null;
    return learner && { whom: learner.name, learner, many: 1, body: { uids: [learner.uid], ...why } };
  }
  const chance = typed();

  return (
    <form
      ref={form}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chance === null) setMissed(missed + 1);
        else if (!isSending) onAsk(chance);
      }}
    >
      {may('getPeople') && (
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="font-medium text-sm">{words.forWhom}</legend>
          <Choice type="radio" name="again-whom" checked={!isForGroup} onChange={() => setForGroup(false)}>
            {words.oneLearner}
          </Choice>
          <Choice type="radio" name="again-whom" checked={isForGroup} onChange={() => setForGroup(true)}>
            {words.oneGroup}
          </Choice>
        </fieldset>
      )}
      {isForGroup ? (
        <Select
          label={words.group}
          fault={missing('group', group === undefined)}
          value={groupId}
          onChange={(event) => setGroupId(event.target.value)}
        >
          <option value="">{words.chooseGroup}</option>
          <Options of={groups.map(({ id, name, learners }) => [id, words.groupOf(name, learners)])} />
        </Select>
      ) : (
        <LearnerSearch
          name="again-learner"
          chosen={learner}
          groupIds={groupIds}
          fault={missing('learner', learner === null)}
          onChoose={setLearner}
        />
      )}
      <WhyFields
        name="again-counts"
        typed={typedWhy}
        now={now}
        isReasonMissed={missing('reason', why.reason === '') !== null}
        onType={setWhy}
      />
      <div>
        <Button type="submit" variant="secondary" aria-disabled={isSending}>
          {chance === null ? words.yes : words.ask(chance.whom)}
        </Button>
      </div>
    </form>
  );
}
