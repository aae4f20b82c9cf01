import { useState } from 'react';
import type { Question } from '../../../../contract/question/question';
import { Button } from '../../../ui/controls/Button';
import { Badge } from '../../../ui/controls/Card';
import { Dialog } from '../../../ui/controls/Dialog';
import { TextField } from '../../../ui/controls/Field';
import { Prose } from '../../../ui/maths/Prose';
import { CategoryFilter } from '../../bank/category/CategoryFilter';
import { rightInWords } from '../../bank/kinds/admin-kinds';
import { SuggestedField } from '../../bank/question/SuggestedField';
import { difficulties } from '../../bank/question/usual';
import { Fetched } from '../../kit/calls/Fetched';
import { usePage, useReply } from '../../kit/calls/use-reply';
import { searched } from '../../kit/form/searched';
import { useSettled } from '../../kit/form/use-settled';
import { usePapersCopy } from '../../words/use-papers-copy';

interface Props {
  /** Of the question to be exchanged, in the whole paper. */
  number: number;
  /** Where the search begins. */
  categoryId: number | null;
  difficulty: string;
  /** Ids of the paper. */
  taken: ReadonlySet<number>;
  onTake: (id: number) => void;
  onClose: () => void;
}

const wide = 'm-auto w-[min(48rem,calc(100vw-1rem))] rounded-card p-4 sm:p-5';
/** Questions shown at once. */
const shown = 20;
/** A search is sent when typing pauses. Milliseconds. */
const pauseMs = 250;

/** Chooses a question of the bank by search. */
export function PickDialog({ number, categoryId, difficulty, taken, onTake, onClose }: Props) {
  const copy = usePapersCopy();
  const { data: categories = [] } = useReply('getCategories');
  const [wanted, setWanted] = useState({ search: '', category: categoryId, difficulty });
  const { search, category, difficulty: level } = useSettled(wanted, pauseMs);
  const query = {
    size: shown,
    ...searched(search),
    ...(category !== null && { category }),
    ...(level.trim() !== '' && { difficulty: level.trim() }),
  };
  const found = usePage('getQuestions', { query }, { keepsLast: true });
  return (
    <Dialog isOpen title={copy.paper.pickTitle(number)} onClose={onClose} className={wide} no={copy.paper.close}>
      <div className="grid gap-3 sm:grid-cols-[2fr_2fr_1fr]">
        <TextField
          label={copy.searchQuestions}
          type="search"
          value={wanted.search}
          onChange={(event) => setWanted({ ...wanted, search: event.target.value })}
        />
        <CategoryFilter
          categories={categories}
          chosen={wanted.category}
          onChange={(chosen) => setWanted({ ...wanted, category: chosen })}
        />
        <SuggestedField
          label={copy.difficulty}
          suggestions={difficulties}
          value={wanted.difficulty}
          onChange={(typed) => setWanted({ ...wanted, difficulty: typed })}
          refused={{}}
        />
      </div>
      <p className="text-ink-soft text-sm">{copy.paper.pickHint}</p>
      <Fetched query={found} failed={copy.questionsFailed}>
        {({ items, total }) => (
          <>
            <p role="status" className="text-ink-soft text-sm">
              {items.length === 0 ? copy.paper.nothingFound : copy.found(total ?? items.length)}
            </p>
            <ul className="flex flex-col divide-y divide-line rounded-control border border-line empty:hidden">
              {items.map((question) => (
                <li key={question.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-3 py-2">
                  <Candidate question={question} />
                  {taken.has(question.id) ? (
                    <span className="py-2 text-ink-soft text-sm">{copy.paper.inPaper}</span>
                  ) : (
                    <Button variant="secondary" aria-label={copy.paper.takeOf(question.id)} onClick={() => onTake(question.id)}>
                      {copy.paper.take}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Fetched>
    </Dialog>
  );
}

function Candidate({ question }: { question: Question }) {
  const { id, description, options, difficultyLevel, kind } = question;
  const copy = usePapersCopy();
  const right = options.flatMap(({ correct, text }) => (correct ? [text] : []));
  return (
    <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
      <p className="wrap-anywhere line-clamp-3 whitespace-pre-line">
        <Prose text={description} />
      </p>
      <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        {difficultyLevel !== '' && <Badge>{difficultyLevel}</Badge>}
        {kind && <Badge>{copy.kinds.kinds[kind]}</Badge>}
        <span>
          {copy.correctAnswer}: <Prose text={rightInWords(question, copy.kinds) || right.join(' · ')} />
        </span>
        <span>#{id}</span>
      </p>
    </div>
  );
}
