import { type ComponentProps, useId, useState } from 'react';
import { namesOf } from '../../bank/category/tree';
import { useReply } from '../../kit/calls/use-reply';
import { numberFrom } from '../../kit/form/Form';
import { type PapersWords, usePapersCopy } from '../../words/use-papers-copy';
import { OutlookNote } from './OutlookNote';
import { SubjectFields } from './SubjectFields';
import type { TypedSection } from './typed-section';

/** What a section has of its own as typed, each in words. */
function typedFacts({ sections: copy, kinds: { kinds } }: PapersWords, section: TypedSection, isLocked: boolean): string[] {
  return [
    section.minutes !== '' && copy.time(numberFrom(section.minutes)),
    section.marksPerCorrect !== '' && copy.plus(section.marksPerCorrect),
    section.negativeMarksPerWrong !== '' && copy.minus(section.negativeMarksPerWrong),
    isLocked && section.mayFinishEarly && copy.early,
    ...section.kinds.map((kind) => kinds[kind]),
    section.questionsPerPassage !== '' && copy.eachPassage(numberFrom(section.questionsPerPassage)),
  ].filter((fact) => typeof fact === 'string');
}

interface Props extends Omit<ComponentProps<typeof SubjectFields>, 'facts'> {
  /** Whether it is the only subject of the exam. */
  isOnly: boolean;
}

/** A subject of an exam: a row that says what it is, and opens to its fields. What is still to be filled in begins open. */
export function SubjectRow({ isOnly, outlook, ...rest }: Props & { outlook: ComponentProps<typeof OutlookNote>['outlook'] }) {
  const { subject, place, exam, at } = rest;
  const copy = usePapersCopy();
  const fields = useId();
  const { data: categories = [] } = useReply('getCategories');
  const [isOpen, setOpen] = useState(isOnly || (subject.name === '' && subject.categoryIds.length === 0));
  const isRefused = at('')['aria-invalid'] === true;
  const [wasRefused, setWasRefused] = useState(isRefused);
  if (isRefused !== wasRefused) {
    setWasRefused(isRefused);
    if (isRefused) setOpen(true);
  }
  const facts = typedFacts(copy, subject.section, exam.isLocked);
  const count = numberFrom(subject.numberOfQuestions);
  const told = [
    Number.isFinite(count) && copy.sections.count(count),
    ...facts,
    namesOf(categories, subject.categoryIds).join(', ') || copy.sections.noCategory,
  ].filter((fact) => typeof fact === 'string');
  return (
    <fieldset
      className={`min-w-0 rounded-card border bg-raised p-2 sm:px-4 ${isOpen ? '@4xl:col-span-2' : ''} ${isRefused && !isOpen ? 'border-bad' : 'border-line'}`}
    >
      <legend className="sr-only">{copy.subject(place)}</legend>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={fields}
        className="flex min-h-11 w-full items-center gap-2 rounded-control text-left"
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true" className={`text-brand-ink transition-transform ${isOpen ? 'rotate-90' : ''}`}>
          ›
        </span>
        <span className="wrap-anywhere min-w-0">
          <span className="text-ink-soft text-sm">{copy.subject(place)}</span>{' '}
          <span className="font-semibold text-brand-ink">{subject.name.trim() || copy.unnamedSubject}</span>
          {!isOpen && <span className="block text-ink-soft text-sm">{told.join(' · ')}</span>}
        </span>
      </button>
      <div id={fields}>{isOpen && <SubjectFields {...rest} facts={facts} />}</div>
      <OutlookNote outlook={outlook} />
    </fieldset>
  );
}
