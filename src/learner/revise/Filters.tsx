import { type ReactNode, useEffect, useRef } from 'react';
import { easiestFirst } from '../../../analysis/breakdown';
import { everything, type Narrowed } from '../../../analysis/revise/due-today';
import type { Revision } from '../../../analysis/revise/revisions';
import { useCopy } from '../../copy/use-copy';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Button } from '../../ui/controls/Button';
import { Select } from '../../ui/controls/Field';

/** The value of a filter's option for everything. */
const all = 'all';

interface FilterProps<T> {
  label: string;
  /** The name of no choice. */
  whole: string;
  /** Every value that a question has, with its name, in the order in which they are offered. */
  values: ReadonlyMap<T, string>;
  chosen: T | null;
  onChoose: (chosen: T | null) => void;
}

/** By how many things a schedule is narrowed. */
export const chosenIn = (narrowed: Narrowed): number => Object.values(narrowed).filter((value) => value !== null).length;

/** One filter; nothing where all questions have one value. */
function OneFilter<T>({ label, whole, values, chosen, onChoose }: FilterProps<T>) {
  if (values.size <= 1) return null;
  const options = [...values];
  const place = options.findIndex(([value]) => value === chosen);
  return (
    <div className="min-w-0 max-sm:w-full sm:min-w-44 sm:flex-1">
      <Select
        label={label}
        value={place === -1 ? all : String(place)}
        onChange={({ target }) => onChoose(options[Number(target.value)]?.[0] ?? null)}
      >
        <option value={all}>{whole}</option>
        {options.map(([value, name], at) => (
          <option key={String(value)} value={at}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface Props {
  revisions: readonly Revision[];
  narrowed: Narrowed;
  onNarrow: (narrowed: Narrowed) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Beside the button. */
  children: ReactNode;
}

/** Narrows the schedule to an assessment, a subject, a difficulty: behind one button, with what is chosen in words, and absent where all questions are alike. */
export function Filters({ revisions, narrowed, onNarrow, isOpen, onOpen, children }: Props) {
  const studyCopy = useStudyCopy();
  const planCopy = usePlanCopy();
  const copy = useCopy();
  const chosen = chosenIn(narrowed);
  const row = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const opened = useRef<HTMLDivElement>(null);
  const isByHand = useRef(false);
  // On a phone they open below the screen; the card of what is due changes its place.
  useEffect(() => {
    if (!isByHand.current) return;
    if (isOpen) opened.current?.scrollIntoView({ block: 'center' });
    else row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const valuesOf = <T,>(entryOf: (one: Revision) => readonly [T, string]): ReadonlyMap<T, string> =>
    new Map([...new Map(revisions.map(entryOf))].sort(([, a], [, b]) => a.localeCompare(b)));
  const assessments = valuesOf((one) => [one.assessmentId, copy.assessmentTitle(one.assessmentTitle, one.assessmentId)]);
  const subjects = valuesOf((one) => [one.subjectName, one.subjectName || studyCopy.noSubject]);
  const levels = easiestFirst(revisions.map(({ difficultyLevel }) => ({ name: difficultyLevel })));
  const difficulties = new Map(levels.map(({ name }) => [name, name === '' ? studyCopy.noDifficulty : studyCopy.difficultyOf(name)]));
  const canNarrow = [assessments, subjects, difficulties].some(({ size }) => size > 1);
  const names = [
    narrowed.assessmentId !== null && assessments.get(narrowed.assessmentId),
    narrowed.subjectName !== null && subjects.get(narrowed.subjectName),
    narrowed.difficultyLevel !== null && difficulties.get(narrowed.difficultyLevel),
  ].filter((name) => typeof name === 'string');
  return (
    <div className="flex flex-col gap-3">
      <div ref={row} className="flex scroll-m-4 flex-wrap items-center gap-2">
        {canNarrow && (
          <Button
            ref={button}
            variant="secondary"
            className="aria-expanded:border-brand aria-expanded:bg-brand-soft aria-expanded:text-brand-ink"
            aria-expanded={isOpen}
            onClick={() => {
              isByHand.current = true;
              onOpen(!isOpen);
            }}
          >
            {planCopy.filter(chosen)}
          </Button>
        )}
        {children}
      </div>
      {canNarrow && isOpen && (
        <div ref={opened} className="flex flex-wrap gap-3">
          <OneFilter
            label={studyCopy.assessment}
            whole={studyCopy.allAssessments}
            values={assessments}
            chosen={narrowed.assessmentId}
            onChoose={(assessmentId) => onNarrow({ ...narrowed, assessmentId })}
          />
          <OneFilter
            label={studyCopy.subject}
            whole={studyCopy.allSubjects}
            values={subjects}
            chosen={narrowed.subjectName}
            onChoose={(subjectName) => onNarrow({ ...narrowed, subjectName })}
          />
          <OneFilter
            label={studyCopy.difficulty}
            whole={studyCopy.allDifficulties}
            values={difficulties}
            chosen={narrowed.difficultyLevel}
            onChoose={(difficultyLevel) => onNarrow({ ...narrowed, difficultyLevel })}
          />
        </div>
      )}
      {names.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="wrap-anywhere min-w-0">{planCopy.filteredTo(names.join(' · '))}</p>
          <Button
            variant="quiet"
            className="-mx-4"
            onClick={() => {
              onNarrow(everything);
              // It goes away.
              button.current?.focus();
            }}
          >
            {planCopy.unfilter}
          </Button>
        </div>
      )}
    </div>
  );
}
