import { maxItems } from '../../../../contract/fields/limits';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/controls/Field';
import { CategoryPicker } from '../../bank/category/CategoryPicker';
import { numberFrom } from '../../kit/form/Form';
import { focusBeside } from '../../kit/form/focus-beside';
import { useAdminCopy } from '../../words/use-admin-copy';
import { MixFields } from '../mix/MixFields';
import type { TypedExam, TypedSubject } from './draft-shape';
import { SectionFields } from './SectionFields';

interface Props {
  subject: TypedSubject;
  /** Counts from 1. */
  place: number;
  /** What holds where the subject has nothing of its own. */
  exam: Pick<TypedExam, 'isLocked' | 'marksPerCorrect' | 'negativeMarksPerWrong'>;
  /** What the subject has of its own, in words. */
  facts: readonly string[];
  at: (field: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string };
  onChange: (subject: TypedSubject) => void;
  onRemove: () => void;
}

/** The fields of a subject. */
export function SubjectFields({ subject, place, exam, facts, at, onChange, onRemove }: Props) {
  const copy = useAdminCopy();
  return (
    <div className="grid min-w-0 items-start gap-5 pt-2 pb-1 @2xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <TextField
          label={copy.subjectName}
          aria-required
          value={subject.name}
          onChange={(event) => onChange({ ...subject, name: event.target.value })}
          {...at('name')}
        />
        <TextField
          type="number"
          min={1}
          max={maxItems.questionsInPaper}
          step={1}
          label={copy.numbers.questionCount}
          value={subject.numberOfQuestions}
          onChange={(event) => onChange({ ...subject, numberOfQuestions: event.target.value })}
          {...at('numberOfQuestions')}
        />
        <MixFields
          mix={subject.mix}
          numberOfQuestions={numberFrom(subject.numberOfQuestions)}
          at={(path) => at(`mix.${path}`)}
          onChange={(mix) => onChange({ ...subject, mix })}
        />
        <SectionFields
          section={subject.section}
          facts={facts}
          isLocked={exam.isLocked}
          usual={exam}
          at={at}
          onChange={(section) => onChange({ ...subject, section })}
        />
        <Button
          variant="secondary"
          className="self-start"
          aria-label={copy.removeSubject(place)}
          onClick={(event) => {
            focusBeside(event.currentTarget.closest('fieldset'), 'button');
            onRemove();
          }}
        >
          {copy.remove}
        </Button>
      </div>
      <CategoryPicker
        label={copy.categories}
        hint={copy.drawnFrom}
        chosen={subject.categoryIds}
        onChange={(categoryIds) => onChange({ ...subject, categoryIds })}
        {...at('categoryIds')}
      />
    </div>
  );
}
