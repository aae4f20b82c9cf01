import type { PaperQuestion } from '../../../../contract/assessment/assessment';
import { useLanguage } from '../../../copy/language';
import { useKindsCopy } from '../../../copy/use-kinds-copy';
import { NumberField } from '../../../ui/kinds/NumberField';
import type { Standing } from '../../attempt/attempt';
import type { ScreenEvent } from '../store/runner-store';

export interface KindAnswerProps {
  question: PaperQuestion;
  standing: Standing;
  /** Whether single keys are on: then a number can be typed without a step into the field. */
  hasKeys: boolean;
  onMove: (move: ScreenEvent) => void;
}

/** What a question of another kind has before its options: the word that several may be right, or the field of its number. */
export function KindAnswer({ question: { id, kind }, standing: { value = '' }, hasKeys, onMove }: KindAnswerProps) {
  const copy = useKindsCopy();
  const language = useLanguage();
  if (kind === 'multiple')
    return (
      <p lang={language} dir="ltr" className="font-medium text-brand-ink text-sm">
        {copy.severalRight}
      </p>
    );
  if (kind !== 'numeric') return null;
  return <NumberField value={value} hasKeys={hasKeys} onType={(typed) => onMove({ type: 'typed', questionId: id, value: typed })} />;
}
