import { sittingFacts } from '../../../../contract/assessment/desk';
import { Select } from '../../../ui/controls/Field';
import { useReply } from '../../kit/calls/use-reply';
import { Options } from '../../kit/form/Options';
import { useDayCopy } from '../../words/use-day-copy';
import type { SittingFact } from './facts';

interface Props {
  id: number;
  fact: SittingFact | null;
  onChoose: (fact: SittingFact | null) => void;
}

/** Chooses the sittings with one fact; each says how many they are, once that is known. */
export function FactFilter({ id, fact, onChoose }: Props) {
  const { sittings } = useDayCopy();
  const { data } = useReply('getSittingFacts', { params: { id } });
  const counts = new Map(data?.facts.map((one) => [one.fact, one.count]));
  const choice = (kind: string, count: number) => (data === undefined ? kind : sittings.choice(kind, count));
  return (
    <div className="max-w-md">
      <Select
        label={sittings.filter}
        value={fact ?? ''}
        onChange={({ target }) => onChoose(sittingFacts.find((each) => each === target.value) ?? null)}
      >
        <option value="">{choice(sittings.everyFact, data?.all ?? 0)}</option>
        <Options of={sittingFacts.map((each) => [each, choice(sittings.kinds[each], counts.get(each) ?? 0)])} />
      </Select>
    </div>
  );
}
