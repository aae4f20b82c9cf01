import { useState } from 'react';
import { type ChanceCounts, chanceCounts } from '../../../../contract/assessment/chance';
import { maxLength } from '../../../../contract/fields/limits';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/controls/Choice';
import { Select, TextField } from '../../../ui/controls/Field';
import { useReply } from '../../kit/calls/use-reply';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';
import { LearnerSearch } from '../kit/LearnerSearch';
import type { TimedLearner } from '../kit/TimedLearner';

/** A chance as it is typed. `many`: how many learners it is for. */
export interface TypedChance {
  whom: string;
  many: number;
  body: { uids?: string[]; groupIds?: number[]; reason: string; counts: ChanceCounts };
}

/** The order in which the rules are offered. */
const offered: readonly ChanceCounts[] = chanceCounts.toReversed();

/** For whom an assessment is opened again, why, and which hand-in counts. */
export function AgainForm({ isSending, onAsk }: { isSending: boolean; onAsk: (chance: TypedChance) => void }) {
  const { again } = useDayCopy();
  const may = useMay();
  const groups = (useReply('getGroups').data ?? []).filter(({ learners }) => learners > 0);
  const [isForGroup, setForGroup] = useState(!may('getPeople'));
  const [learner, setLearner] = useState<TimedLearner | null>(null);
  const [groupId, setGroupId] = useState('');
  const [reason, setReason] = useState('');
  const [counts, setCounts] = useState<ChanceCounts>('last');
  const group = groups.find(({ id }) => String(id) === groupId);
  const why = { reason: reason.trim(), counts };

  function typed(): TypedChance | null {
    if (why.reason === '') return null;
    if (isForGroup) return group ? { whom: group.name, many: group.learners, body: { groupIds: [group.id], ...why } } : null;
    return learner && { whom: learner.name, many: 1, body: { uids: [learner.uid], ...why } };
  }
  const chance = typed();

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chance !== null && !isSending) onAsk(chance);
      }}
    >
      {may('getPeople') && (
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="font-medium text-sm">{again.forWhom}</legend>
          <Choice type="radio" name="again-whom" checked={!isForGroup} onChange={() => setForGroup(false)}>
            {again.oneLearner}
          </Choice>
          <Choice type="radio" name="again-whom" checked={isForGroup} onChange={() => setForGroup(true)}>
            {again.oneGroup}
          </Choice>
        </fieldset>
      )}
      {isForGroup ? (
        <Select label={again.group} value={groupId} onChange={(event) => setGroupId(event.target.value)}>
          <option value="">{again.chooseGroup}</option>
          {groups.map(({ id, name, learners }) => (
            <option key={id} value={id}>
              {again.groupOf(name, learners)}
            </option>
          ))}
        </Select>
      ) : (
        <LearnerSearch name="again-learner" chosen={learner} onChoose={setLearner} />
      )}
      <TextField
        label={again.reason}
        hint={again.reasonHint}
        maxLength={maxLength.reason}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="font-medium text-sm">{again.counts}</legend>
        {offered.map((rule) => (
          <Choice key={rule} type="radio" name="again-counts" checked={counts === rule} onChange={() => setCounts(rule)}>
            {again.rules[rule]}
          </Choice>
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="secondary" aria-disabled={isSending || chance === null}>
          {chance === null ? again.choose : again.ask(chance.whom)}
        </Button>
      </div>
    </form>
  );
}
