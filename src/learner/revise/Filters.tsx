import { easiestGroupsFirst } from '../../../analysis/groups';
import type { Narrowed } from '../../../analysis/revise/desk';
import type { Revision } from '../../../analysis/revise/schedule';
import { useCopy } from '../../copy/use-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
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

/** One filter; absent where all questions are alike. */
function OneFilter<T>({ label, whole, values, chosen, onChoose }: FilterProps<T>) {
  if (values.size < 2) return null;
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
}

/** Narrows the schedule to an assessment, a subject, a difficulty. */
export function Filters({ revisions, narrowed, onNarrow }: Props) {
  const studyCopy = useStudyCopy();
  const copy = useCopy();
  const valuesOf = <T,>(entryOf: (one: Revision) => readonly [T, string]): ReadonlyMap<T, string> =>
    new Map([...new Map(revisions.map(entryOf))].sort(([, a], [, b]) => a.localeCompare(b)));
  const levels = easiestGroupsFirst(revisions.map(({ difficultyLevel }) => ({ name: difficultyLevel })));
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      <OneFilter
        label={studyCopy.assessment}
        whole={studyCopy.allAssessments}
        values={valuesOf((one) => [one.assessmentId, copy.assessmentTitle(one.assessmentTitle, one.assessmentId)])}
        chosen={narrowed.assessmentId}
        onChoose={(assessmentId) => onNarrow({ ...narrowed, assessmentId })}
      />
      <OneFilter
        label={studyCopy.subject}
        whole={studyCopy.allSubjects}
        values={valuesOf((one) => [one.subjectName, one.subjectName || studyCopy.noSubject])}
        chosen={narrowed.subjectName}
        onChoose={(subjectName) => onNarrow({ ...narrowed, subjectName })}
      />
      <OneFilter
        label={studyCopy.difficulty}
        whole={studyCopy.allDifficulties}
        values={new Map(levels.map(({ name }) => [name, name === '' ? studyCopy.noDifficulty : studyCopy.difficultyOf(name)]))}
        chosen={narrowed.difficultyLevel}
        onChoose={(difficultyLevel) => onNarrow({ ...narrowed, difficultyLevel })}
      />
    </div>
  );
}
