import { useState } from 'react';
import { passageShare } from '../../../../contract/exam/section';
import { maxMinutes } from '../../../../contract/fields/limits';
import { questionKinds } from '../../../../contract/kinds/kind';
import { Choice } from '../../../ui/controls/Choice';
import { TextField } from '../../../ui/controls/Field';
import { Folded } from '../../kit/form/Folded';
import { numberFrom } from '../../kit/form/Form';
import { usePapersCopy } from '../../words/use-papers-copy';
import { hasOwn, type TypedSection } from './typed-section';

interface MarksProps {
  right: string;
  wrong: string;
  /** Whether the marks are of the part that says it, not those of the exam. */
  isOwn?: boolean;
}

/** Rare, and mostly a point that was left out: said, not refused. */
export function CostsMore({ right, wrong, isOwn = true }: MarksProps) {
  const { sections } = usePapersCopy();
  // Empty it takes no room and is there all the same: a reader tells what comes into a region, and not a region that comes.
  return (
    <p role="status" className="font-medium text-sm text-warn empty:absolute">
      {isOwn && numberFrom(wrong) > numberFrom(right) && sections.costsMore}
    </p>
  );
}

interface Props {
  section: TypedSection;
  /** What the section has of its own, in words. */
  facts: readonly string[];
  isLocked: boolean;
  /** The exam's own marks, as typed. */
  usual: { marksPerCorrect: string; negativeMarksPerWrong: string };
  at: (field: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string };
  onChange: (section: TypedSection) => void;
}

/** What a subject has of its own: folded, with what it is in the title; open where a lock asks for minutes that are not set yet. */
export function SectionFields({ section, facts, isLocked, usual, at, onChange }: Props) {
  const { sections: copy, kinds: kindCopy } = usePapersCopy();
  /** null: not opened or closed by hand. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [wasSet] = useState(hasOwn(section));
  const change = (part: Partial<TypedSection>) => onChange({ ...section, ...part });
  const number = (field: 'minutes' | 'marksPerCorrect' | 'negativeMarksPerWrong' | 'questionsPerPassage') => ({
    type: 'number',
    value: section[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    ...at(field),
  });
  return (
    <Folded title={copy.title(facts)} isOpen={isOpen ?? (isLocked && !wasSet)} onOpen={setOpen} className="bg-surface" gap="gap-3">
      <p className="text-ink-soft text-sm">{copy.lead}</p>
      <TextField label={copy.minutes} min={1} max={maxMinutes} step={1} aria-required={isLocked || undefined} {...number('minutes')} />
      <TextField label={copy.marksPerCorrect} min={0} step="any" placeholder={usual.marksPerCorrect} {...number('marksPerCorrect')} />
      <TextField
        label={copy.marksPerWrong}
        min={0}
        step="any"
        placeholder={usual.negativeMarksPerWrong}
        {...number('negativeMarksPerWrong')}
      />
      <CostsMore
        right={section.marksPerCorrect || usual.marksPerCorrect}
        wrong={section.negativeMarksPerWrong || usual.negativeMarksPerWrong}
        isOwn={section.marksPerCorrect !== '' || section.negativeMarksPerWrong !== ''}
      />
      {isLocked && (
        <Choice checked={section.mayFinishEarly} onChange={() => change({ mayFinishEarly: !section.mayFinishEarly })}>
          {copy.mayFinishEarly}
        </Choice>
      )}
      <fieldset className="min-w-0" {...at('kinds')}>
        <legend className="font-medium text-sm">{copy.kinds}</legend>
        {questionKinds.map((kind) => (
          <Choice
            key={kind}
            checked={section.kinds.includes(kind)}
            onChange={({ target }) =>
              change({ kinds: target.checked ? [...section.kinds, kind] : section.kinds.filter((each) => each !== kind) })
            }
          >
            {kindCopy.kinds[kind]}
          </Choice>
        ))}
        <p className="text-ink-soft text-sm">{copy.kindsHint}</p>
      </fieldset>
      <TextField label={copy.perPassage} hint={copy.perPassageHint} {...passageShare} step={1} {...number('questionsPerPassage')} />
    </Folded>
  );
}
