import type { Outlook } from '../../../contract/exam/forecast';
import { maxItems, maxLength } from '../../../contract/fields/limits';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { CategoryPicker } from '../category/CategoryPicker';
import { useAdminCopy } from '../copy/use-admin-copy';
import { numberFrom } from '../form/Form';
import { focusBeside } from '../form/focus-beside';
import { MixFields } from '../mix/MixFields';
import { OutlookNote } from './OutlookNote';
import { SectionFields } from './SectionFields';
import type { TypedExam, TypedSubject } from './typed';

interface Props {
  subject: TypedSubject;
  /** Counts from 1. */
  place: number;
  /** What holds where the subject has nothing of its own. */
  exam: Pick<TypedExam, 'isLocked' | 'marksPerCorrect' | 'negativeMarksPerWrong'>;
  outlook: Outlook | null;
  at: (field: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string };
  onChange: (subject: TypedSubject) => void;
  onRemove: () => void;
}

export function SubjectFields({ subject, place, exam, outlook, at, onChange, onRemove }: Props) {
  const copy = useAdminCopy();
  return (
    <fieldset className="grid min-w-0 items-start gap-5 rounded-card border border-line bg-raised p-4 @2xl:grid-cols-2">
      <legend className="px-1 font-semibold">{copy.subject(place)}</legend>
      <div className="flex min-w-0 flex-col gap-4">
        <TextField
          label={copy.subjectName}
          aria-required
          maxLength={maxLength.name}
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
          isLocked={exam.isLocked}
          usual={exam}
          at={at}
          onChange={(section) => onChange({ ...subject, section })}
        />
        <OutlookNote outlook={outlook} />
        <Button
          variant="secondary"
          className="self-start"
          aria-label={copy.removeSubject(place)}
          onClick={(event) => {
            focusBeside(event.currentTarget.closest('fieldset'), 'input, button');
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
    </fieldset>
  );
}
