import { useId } from 'react';
import { type QuestionKind, questionKinds } from '../../../../contract/kinds/kind';
import { Choice } from '../../../ui/controls/Choice';
import { useBankCopy } from '../../words/use-bank-copy';

interface Props {
  kind: QuestionKind;
  onChange: (kind: QuestionKind) => void;
}

/** How a question is answered. */
export function KindField({ kind, onChange }: Props) {
  const { kinds: copy } = useBankCopy();
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="font-medium text-sm">{copy.kind}</legend>
      <div className="flex flex-wrap gap-x-4 text-sm">
        {questionKinds.map((each) => (
          <Choice key={each} type="radio" name={name} checked={each === kind} onChange={() => onChange(each)}>
            {copy.kinds[each]}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
