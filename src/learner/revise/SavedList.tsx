import { useDeferredValue, useState } from 'react';
import { rightText } from '../../../analysis/answers/right';
import type { Revision } from '../../../analysis/revise/revisions';
import type { Spoken } from '../../../contract/question/translation';
import { useReviewCopy } from '../../copy/use-review-copy';
import { useSavedCopy } from '../../copy/use-saved-copy';
import { Figure } from '../../pictures/Figure';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/controls/Card';
import { TextField } from '../../ui/controls/Field';
import { matching } from '../../ui/matching';
import { isBilingual } from '../../ui/question/question-language';
import { Explanation } from '../../ui/review/Explanation';
import { QuestionLanguageSwitch } from '../../ui/review/QuestionLanguageSwitch';
import { ReviewedAnswer } from '../../ui/review/ReviewedAnswer';
import { useRead } from '../../ui/review/use-read';
import { Pager } from '../paging/Pager';
import { pageAt } from '../paging/paging';
import { useTurning } from '../paging/use-turning';
import { SaveQuestion } from '../saved/SaveQuestion';
import { type Exercise, spareExercises } from './exercise';
import { RevisionCard } from './RevisionCard';

const idOf = ({ question }: Revision): number => question.questionId;

/** The saved ones of a schedule; whose star or note was said last comes first. */
const savedIn = (revisions: readonly Revision[]): Revision[] =>
  revisions.filter(({ isSaved }) => isSaved).sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0));

/** The saved ones. Those that were saved when the list was opened keep their places while it is: a star that is taken off by mistake can be set again. */
function useSavedHere(revisions: readonly Revision[]): Revision[] {
  const [first] = useState(() => savedIn(revisions).map(idOf));
  const known = new Map(revisions.map((one) => [idOf(one), one]));
  return [...savedIn(revisions).filter((one) => !first.includes(idOf(one))), ...first.flatMap((id) => known.get(id) ?? [])];
}

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
  uid: string;
  revisions: readonly Revision[];
  query: string;
  onQuery: (query: string) => void;
  onStart: (exercises: readonly Exercise[]) => void;
}

/** What this person saved, each with its note in sight, and a search over all of it. It reads the device alone. */
export function SavedList({ uid, revisions, query, onQuery, onStart }: Props) {
  const copy = useSavedCopy();
  const [wanted, setWanted] = useState(1);
  const { top, turnTo } = useTurning<HTMLParagraphElement>(setWanted);
  const saved = useSavedHere(revisions);
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
        {shown.map((revision, place) => (
          <li key={idOf(revision)}>
            <SavedCard {...{ uid, revision, onStart }} among={questions} number={first + place} />
          </li>
        ))}
      </ul>
      <Pager page={page} count={count} onTurn={turnTo} />
    </div>
  );
}

interface CardProps extends Pick<Props, 'uid' | 'onStart'> {
  revision: Revision;
  among: readonly Spoken[];
  number: number;
}

function SavedCard({ uid, revision, among, number, onStart }: CardProps) {
  const copy = useSavedCopy();
  const reviewCopy = useReviewCopy();
  const [isSolved, setSolved] = useState(false);
  const { question } = revision;
  const { lang, dir, explanation } = useRead(question);
  return (
    <RevisionCard {...{ revision, among }}>
      {isSolved && (
        <>
          <ReviewedAnswer
            question={question}
            given={{ selectedOptionId: null }}
            right={rightText(question, reviewCopy)}
            outcome="unattempted"
            Figure={Figure}
          />
          <Explanation text={explanation} lang={lang} dir={dir} picture={question.explanationPicture} heading="h3" Figure={Figure} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <Button variant="quiet" className="-ml-2 text-sm" onClick={() => onStart(spareExercises({ all: [revision] }))}>
          {copy.practiseOne}
        </Button>
        <Button variant="quiet" className="-ml-2 text-sm" aria-expanded={isSolved} onClick={() => setSolved(!isSolved)}>
          {isSolved ? copy.hide : copy.solution}
        </Button>
        <SaveQuestion uid={uid} questionId={idOf(revision)} number={number} />
      </div>
    </RevisionCard>
  );
}
