import { useState } from 'react';
import { type Right, rights } from '../../../../contract/people/rights';
import { Choice } from '../../../ui/controls/Choice';
import { usePeopleCopy } from '../../words/use-people-copy';

/** Every single right: all of them are less than everything, which no list of them holds. */
const single = rights.filter((right) => right !== 'everything');

interface Props {
  /** null: everything. */
  value: readonly Right[] | null;
  onChange: (value: readonly Right[] | null) => void;
}

/** What an admin may do: everything, or some of it. */
export function RightBoxes({ value, onChange }: Props) {
  const { people } = usePeopleCopy();
  const isTicked = (right: Right) => value?.includes(right) ?? false;
  // Who takes everything away again finds what was ticked before.
  const [before, setBefore] = useState<readonly Right[]>(value ?? single);
  const turnAll = () => {
    setBefore(value ?? before);
    onChange(value === null ? before : null);
  };
  const turn = (right: Right) => onChange(single.filter((one) => (one === right ? !isTicked(one) : isTicked(one))));
  return (
    <fieldset className="flex flex-col">
      <legend className="font-medium text-sm">{people.rights}</legend>
      <Choice checked={value === null} onChange={turnAll}>
        {people.rightsOf.everything}
      </Choice>
      {value !== null &&
        single.map((right) => (
          <Choice key={right} className="pl-8" checked={isTicked(right)} onChange={() => turn(right)}>
            {people.rightsOf[right]}
          </Choice>
        ))}
    </fieldset>
  );
}
