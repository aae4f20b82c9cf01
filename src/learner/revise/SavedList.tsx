import { useDeferredValue, useState } from 'react';
import type { Revision } from '../../../analysis/revise/revisions';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { useSavedCopy } from '../../copy/use-saved-copy';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/controls/Card';
import { TextField } from '../../ui/controls/Field';
import { matching } from '../../ui/matching';
import { isBilingual } from '../../ui/question/question-language';
import { QuestionLanguageSwitch } from '../../ui/review/QuestionLanguageSwitch';
import { Pager } from '../paging/Pager';
import { pageAt } from '../paging/paging';
import { useTurning } from '../paging/use-turning';
import { type Exercise, spareExercises } from './exercise';
import { RevisionCard } from './RevisionCard';

/** The saved ones of a schedule; whose star or note was said last comes first. */
const savedIn = (revisions: readonly Revision[]): Revision[] =>
  revisions.filter(({ isSaved }) => isSaved).sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0));

/** What a saved question is searched by: the person's note, then what is printed of it, in both of its languages. Its solution is not among it. */
const searchedOf = ({ note, question, passage, subjectName, categories, assessmentTitle }: Revision): string =>
  [
    ...[note, question.questionText, ...question.options.map(({ text }) => text)],
    ...[question.translation?.description, ...(question.translation?.options ?? [])],
    ...[passage?.text, passage?.translation?.text, subjectName, ...categories, assessmentTitle],
  ]
    .filter(Boolean)
    .join('\n');

interface Props {
  revisions: readonly Revision[];
  query: string;
  onQuery: (query: string) => void;
  onStart: (exercises: readonly Exercise[]) => void;
}

/** What this person saved, each with its note in sight, and a search over all of it. It reads the device alone. */
export function SavedList({ revisions, query, onQuery, onStart }: Props) {
  const copy = useSavedCopy();
  const [wanted, setWanted] = useState(1);
  const { top, turnTo } = useTurning<HTMLParagraphElement>(setWanted);
  const saved = savedIn(revisions);
  const questions = saved.map(({ question }) => question);
  const found = matching(saved, searchedOf, useDeferredValue(query));
  if (saved.length === 0) return <EmptyState>{copy.none}</EmptyState>;
  const search = (text: string) => {
    setWanted(1);
    onQuery(text);
  };
  const { page, count, first, shown } = pageAt(found, wanted);
  const exercises = spareExercises({ all: [...found] });
  return (
    <div className="flex flex-col gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of the field do not know <search> */}
      <form
        role="search"
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          // To what was found; a phone takes its keyboard away.
          top.current?.focus();
        }}
      >
        <TextField
          label={copy.search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          value={query}
          onChange={({ target }) => search(target.value)}
        />
        <p ref={top} tabIndex={-1} role="status" className="scroll-mt-4 text-ink-soft text-sm">
          {found.length === 0
            ? copy.noMatch(query.trim())
            : count > 1
              ? copy.shown(first, first + shown.length - 1, found.length)
              : found.length === saved.length
                ? copy.inAll(saved.length)
                : copy.found(found.length, saved.length)}
        </p>
      </form>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {found.length === 0 ? (
          <Button variant="secondary" className="max-sm:grow" onClick={() => search('')}>
            {copy.showAll}
          </Button>
        ) : (
          found.length > 1 && (
            <Button variant="secondary" className="max-sm:grow" onClick={() => onStart(exercises)}>
              {copy.practise(exercises.length)}
            </Button>
          )
        )}
        {isBilingual(questions) && <QuestionLanguageSwitch questions={questions} />}
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {shown.map((revision) => (
          <li key={revision.question.questionId}>
            <SavedCard revision={revision} onStart={onStart} />
          </li>
        ))}
      </ul>
      <Pager page={page} count={count} onTurn={turnTo} />
    </div>
  );
}

function SavedCard({ revision, onStart }: Pick<Props, 'onStart'> & { revision: Revision }) {
  const copy = useSavedCopy();
  const planCopy = usePlanCopy();
  return (
    <RevisionCard revision={revision}>
      {revision.note !== '' && (
        <div className="rounded-control bg-raised px-4 py-3">
          <p className="font-semibold text-sm">{planCopy.yourNote}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {revision.note}
          </p>
        </div>
      )}
      <Button variant="quiet" className="-mx-4 self-start text-sm" onClick={() => onStart(spareExercises({ all: [revision] }))}>
        {copy.practiseOne}
      </Button>
    </RevisionCard>
  );
}
