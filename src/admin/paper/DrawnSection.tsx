import type { ReactNode } from 'react';
import type { DrawnPaper } from '../../../contract/assessment/drawn';
import { levelsOf } from '../../../contract/exam/mix';
import { fold } from '../../../contract/fields/fold';
import { Card } from '../../ui/controls/Card';
import { useAdminCopy } from '../copy/use-admin-copy';
import { DrawnCard } from './DrawnCard';

type Subject = DrawnPaper['subjects'][number];

/** The questions of each difficulty, in the order in which they come; an empty one is '' . */
function levelsIn(questions: Subject['questions']): [level: string, count: number][] {
  const counts = new Map<string, [string, number]>();
  for (const { difficultyLevel: level } of questions) {
    const [name, count] = counts.get(fold(level)) ?? [level, 0];
    counts.set(fold(level), [name, count + 1]);
  }
  return [...counts.values()];
}

interface Props {
  subject: Subject;
  /** Questions of the paper before this subject. */
  before: number;
  actions: (place: number, number: number) => ReactNode;
}

/** A subject of a paper: its difficulties, then its questions. */
export function DrawnSection({ subject: { subjectName, rules, questions }, before, actions }: Props) {
  const { paper: copy } = useAdminCopy();
  const wanted =
    rules?.mix && levelsOf(rules.mix, questions.length).map(({ difficultyLevel, needed }) => [difficultyLevel, needed] as [string, number]);
  return (
    <Card aria-label={subjectName} className="flex flex-col gap-2">
      <h2>{copy.section(subjectName, questions.length)}</h2>
      <p className="text-ink-soft text-sm">
        {copy.levels(levelsIn(questions).map(([level, count]) => [level === '' ? copy.noLevel : level, count]))}
        {wanted && ` · ${copy.mixWanted(copy.levels(wanted))}`}
      </p>
      <ol className="-mx-4 sm:-mx-5 flex flex-col divide-y divide-line border-line border-t sm:px-1">
        {questions.map((question, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place keeps the focus on its buttons when its question is exchanged
          <DrawnCard key={place} question={question} number={before + place + 1} actions={actions(place, before + place + 1)} />
        ))}
      </ol>
    </Card>
  );
}
