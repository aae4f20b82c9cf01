import { useState } from 'react';
import { multipleSchemes } from '../../../../contract/exam/scheme';
import { Select } from '../../../ui/controls/Field';
import { Folded } from '../../kit/form/Folded';
import { Options } from '../../kit/form/Options';
import { usePapersCopy } from '../../words/use-papers-copy';
import type { TypedExam } from './draft-shape';

interface Props {
  exam: Pick<TypedExam, 'isLocked' | 'multipleScheme'>;
  onChange: (part: Partial<TypedExam>) => void;
}

/** Rules of the whole exam beyond the specification's: folded while they are the usual ones. */
export function ExamRules({ exam: { isLocked, multipleScheme }, onChange }: Props) {
  const { sections: copy } = usePapersCopy();
  const [isOpen, setOpen] = useState(isLocked || multipleScheme !== multipleSchemes[0]);
  return (
    <Folded title={copy.rules} isOpen={isOpen} onOpen={setOpen} gap="gap-4 @4xl:grid @4xl:grid-cols-2 @4xl:items-start">
      <Select
        label={copy.order}
        hint={isLocked ? copy.lockedHint : undefined}
        value={isLocked ? 'locked' : 'free'}
        onChange={(event) => onChange({ isLocked: event.target.value === 'locked' })}
      >
        <option value="free">{copy.orders.free}</option>
        <option value="locked">{copy.orders.locked}</option>
      </Select>
      <Select
        label={copy.scheme}
        value={multipleScheme}
        onChange={(event) =>
          onChange({ multipleScheme: multipleSchemes.find((scheme) => scheme === event.target.value) ?? multipleScheme })
        }
      >
        <Options of={multipleSchemes.map((scheme) => [scheme, copy.schemes[scheme]])} />
      </Select>
    </Folded>
  );
}
