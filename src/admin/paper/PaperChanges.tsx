import { useState } from 'react';
import type { DrawnPaper } from '../../../contract/assessment/drawn';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { useAdminCopy } from '../copy/use-admin-copy';
import { DrawnSection } from './DrawnSection';
import { PickDialog } from './PickDialog';
import { type At, useChanges, useFocusOn } from './use-drawn';

const quiet = 'min-h-9 px-2 py-1 text-sm aria-disabled:opacity-40';

/** The number of questions before each subject. */
const beforeEach = ({ subjects }: DrawnPaper): number[] => {
  let count = 0;
  return subjects.map(({ questions }) => {
    count += questions.length;
    return count - questions.length;
  });
};

/** The questions of a paper by subject; those of a draft can be exchanged and moved. */
export function PaperChanges({ paper }: { paper: DrawnPaper }) {
  const { paper: copy } = useAdminCopy();
  const { another, take, move, sending } = useChanges(paper);
  const focus = useFocusOn();
  const [picking, setPicking] = useState<At | null>(null);
  const [said, setSaid] = useState('');
  const before = beforeEach(paper);
  const numberOf = ({ section, place }: At) => (before[section] ?? 0) + place + 1;
  const controlOf = (what: string, { section, place }: At) => `${what} ${section} ${place}`;

  async function exchange(at: At, change: Promise<boolean>) {
    if (await change) setSaid(copy.exchanged(numberOf(at)));
  }

  async function shift(at: At, step: 1 | -1) {
    const to = { ...at, place: at.place + step };
    if (!(await move(at, to.place))) return;
    setSaid(copy.moved(numberOf(to)));
    focus(controlOf(step === 1 ? 'down' : 'up', to));
  }

  const actions = (at: At, last: number) => {
    const number = numberOf(at);
    const arrow = (what: 'up' | 'down', sign: string, isEnd: boolean) => (
      <Button
        variant="quiet"
        className={quiet}
        aria-disabled={isEnd || sending.isSending}
        data-control={controlOf(what, at)}
        aria-label={copy[what](number)}
        onClick={() => !isEnd && shift(at, what === 'down' ? 1 : -1)}
      >
        {sign}
      </Button>
    );
    return (
      <div className="flex flex-wrap items-center gap-1">
        <Button
          variant="secondary"
          className="min-h-9 px-3 py-1 text-sm aria-disabled:opacity-55"
          aria-disabled={sending.isSending}
          aria-label={copy.anotherOf(number)}
          onClick={() => exchange(at, another(at))}
        >
          {copy.another}
        </Button>
        <Button
          variant="secondary"
          className="min-h-9 px-3 py-1 text-sm"
          data-control={controlOf('pick', at)}
          aria-label={copy.pickOf(number)}
          onClick={() => setPicking(at)}
        >
          {copy.pick}
        </Button>
        {arrow('up', '↑', at.place === 0)}
        {arrow('down', '↓', at.place === last)}
      </div>
    );
  };

  const isDraft = paper.version !== null;
  const picked = picking && paper.subjects[picking.section];
  return (
    <>
      {sending.refusal && (
        <div className="sticky top-2 z-10">
          <Banner tone="error">
            {[sending.refusal.sentence, ...sending.refusal.details].map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Banner>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {paper.subjects.map((subject, section) => (
        <DrawnSection
          // biome-ignore lint/suspicious/noArrayIndexKey: the subjects of a paper have no other key, and never move
          key={section}
          subject={subject}
          before={before[section] ?? 0}
          actions={(place) => isDraft && actions({ section, place }, subject.questions.length - 1)}
        />
      ))}
      {picking && picked && (
        <PickDialog
          number={numberOf(picking)}
          categoryId={picked.rules?.categoryIds.length === 1 ? (picked.rules.categoryIds[0] ?? null) : null}
          difficulty={picked.rules?.mix ? (picked.questions[picking.place]?.difficultyLevel ?? '') : ''}
          taken={new Set(paper.subjects.flatMap(({ questions }) => questions.map(({ id }) => id)))}
          onTake={(questionId) => {
            setPicking(null);
            focus(controlOf('pick', picking));
            void exchange(picking, take(picking, questionId));
          }}
          onClose={() => {
            setPicking(null);
            focus(controlOf('pick', picking));
          }}
        />
      )}
    </>
  );
}
