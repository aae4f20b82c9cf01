import type { ReactNode } from 'react';
import type { DrawnPaper, DrawnQuestion } from '../../../../contract/assessment/drawn';
import { levelsOf } from '../../../../contract/exam/mix';
import { fold } from '../../../../contract/fields/fold';
import { Card } from '../../../ui/controls/Card';
import { usePapersCopy } from '../../words/use-papers-copy';
import { type Block, blocksOf } from './blocks';
import { DrawnCard } from './DrawnCard';
import { DrawnSet } from './DrawnSet';

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
  /** Those of the paper. */
  passages: DrawnPaper['passages'];
  /** Questions of the paper before this subject. */
  before: number;
  /** For all its questions. */
  allActions: ReactNode;
  actions: (place: number) => ReactNode;
  setActions: (block: Block) => ReactNode;
}

/** A subject of a paper: its difficulties, then its questions. */
export function DrawnSection({
  subject: { subjectName, rules, questions },
  passages = [],
  before,
  allActions,
  actions,
  setActions,
}: Props) {
  const { paper: copy } = usePapersCopy();
  const wanted =
    rules?.mix && levelsOf(rules.mix, questions.length).map(({ difficultyLevel, needed }) => [difficultyLevel, needed] as [string, number]);
  const card = (question: DrawnQuestion, place: number) => (
    <DrawnCard key={place} question={question} number={before + place + 1} actions={actions(place)} />
  );
  return (
    <Card aria-label={subjectName} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2>{copy.section(subjectName, questions.length)}</h2>
        {allActions}
      </div>
      <p className="text-ink-soft text-sm">
        {copy.levels(levelsIn(questions).map(([level, count]) => [level === '' ? copy.noLevel : level, count]))}
        {wanted && ` · ${copy.mixWanted(copy.levels(wanted))}`}
      </p>
      <ol className="-mx-4 sm:-mx-5 flex flex-col divide-y divide-line border-line border-t sm:px-1">
        {blocksOf(questions).map((block) => {
          const { start, size, passageId } = block;
          const cards = questions.slice(start, start + size).map((question, at) => card(question, start + at));
          const passage = passages.find(({ id }) => id === passageId);
          // The place as the key keeps the focus on the buttons when what stands there is exchanged.
          return passage === undefined ? (
            cards
          ) : (
            <DrawnSet
              key={`set ${start}`}
              passage={passage}
              from={before + start + 1}
              to={before + start + size}
              actions={setActions(block)}
            >
              {cards}
            </DrawnSet>
          );
        })}
      </ol>
    </Card>
  );
}
