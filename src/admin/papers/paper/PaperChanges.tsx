import { useState } from 'react';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { questionPath } from '../../kit/paths/question-path';
import { useMay } from '../../kit/rights/use-may';
import { usePapersCopy } from '../../words/use-papers-copy';
import { type Block, blocksOf, inBankOrder, withMoved } from './blocks';
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
export function PaperChanges({ paper, onChanged }: { paper: DrawnPaper; onChanged: () => void }) {
  const { paper: copy } = usePapersCopy();
  const { another, take, order, isSending, refusal } = useChanges(paper, onChanged);
  const focus = useFocusOn(paper);
  const [picking, setPicking] = useState<At | null>(null);
  const [said, setSaid] = useState('');
  const before = beforeEach(paper);
  const numberOf = ({ section, place }: At) => (before[section] ?? 0) + place + 1;
  const controlOf = (what: string, { section, place }: At) => `${what} ${section} ${place}`;

  async function exchange(at: At, change: Promise<boolean>) {
    if (await change) setSaid(copy.exchanged(numberOf(at)));
  }

  const blocksAt = (section: number): Block[] => blocksOf(paper.subjects[section]?.questions ?? []);
  const idsAt = (section: number): number[] => paper.subjects[section]?.questions.map(({ id }) => id) ?? [];

  /** What one question moves among: the questions of its set, or the blocks of the subject if it stands alone. */
  function amongOf({ section, place }: At): { among: Block[]; index: number } {
    const blocks = blocksAt(section);
    const own = blocks.find(({ start, size }) => place >= start && place < start + size);
    if (own === undefined || own.size === 1) return { among: blocks, index: blocks.findIndex(({ start }) => start === place) };
    return { among: Array.from({ length: own.size }, (_, at) => ({ start: own.start + at, size: 1 })), index: place - own.start };
  }

  /** Moves a block past its neighbour; `control` is what the pressed button is of. */
  async function shift(section: number, among: readonly Block[], index: number, step: 1 | -1, control: string) {
    const [own, neighbour] = [among[index], among[index + step]];
    if (own === undefined || neighbour === undefined || !(await order(section, withMoved(idsAt(section), among, index, step)))) return;
    const to = { section, place: step === 1 ? own.start + neighbour.size : neighbour.start };
    setSaid(own.size === 1 ? copy.moved(numberOf(to)) : copy.setMoved(numberOf(to), numberOf(to) + own.size - 1));
    focus(controlOf(control, to), paper);
  }

  const arrows = (section: number, among: readonly Block[], index: number, of: string, names: { up: string; down: string }) =>
    (['up', 'down'] as const).map((what) => {
      const step = what === 'up' ? -1 : 1;
      const control = `${of}${what}`;
      const isEnd = among[index + step] === undefined;
      return (
        <Button
          key={what}
          variant="quiet"
          className={quiet}
          aria-disabled={isEnd || isSending}
          data-control={controlOf(control, { section, place: among[index]?.start ?? 0 })}
          aria-label={names[what]}
          onClick={() => !isEnd && shift(section, among, index, step, control)}
        >
          {what === 'up' ? '↑' : '↓'}
        </Button>
      );
    });

  const anotherButton = (label: string, name: string, onClick: () => void) => (
    <Button
      variant="secondary"
      className="min-h-9 px-3 py-1 text-sm aria-disabled:opacity-55"
      aria-disabled={isSending}
      aria-label={name}
      onClick={onClick}
    >
      {label}
    </Button>
  );

  const actions = (at: At) => {
    const number = numberOf(at);
    const { among, index } = amongOf(at);
    const isOfSet = paper.subjects[at.section]?.questions[at.place]?.passage !== undefined;
    return (
      <div className="flex flex-wrap items-center gap-1">
        {!isOfSet && anotherButton(copy.another, copy.anotherOf(number), () => exchange(at, another(at)))}
        <Button
          variant="secondary"
          className="min-h-9 px-3 py-1 text-sm"
          data-control={controlOf('pick', at)}
          aria-label={copy.pickOf(number)}
          onClick={() => setPicking(at)}
        >
          {copy.pick}
        </Button>
        {arrows(at.section, among, index, '', { up: copy.up(number), down: copy.down(number) })}
      </div>
    );
  };

  const setActions = (section: number, { start, size }: Block) => {
    const at = { section, place: start };
    const numbers = [numberOf(at), numberOf(at) + size - 1] as const;
    const blocks = blocksAt(section);
    const index = blocks.findIndex((block) => block.start === start);
    return (
      <div className="flex flex-wrap items-center gap-1">
        {anotherButton(copy.anotherSet, copy.anotherSetOf(...numbers), async () => {
          if (await another(at)) setSaid(copy.setExchanged(...numbers));
        })}
        {size > 1 && arrows(section, blocks, index, 'set ', { up: copy.setUp(...numbers), down: copy.setDown(...numbers) })}
      </div>
    );
  };

  /** Where a subject is in another order than the bank: the way back to that one. */
  const allActions = (section: number) => {
    const ids = idsAt(section);
    const wanted = inBankOrder(ids, blocksAt(section));
    if (wanted.join() === ids.join()) return null;
    return anotherButton(copy.bankOrder, copy.bankOrderOf(paper.subjects[section]?.subjectName ?? ''), async () => {
      if (await order(section, wanted)) setSaid(copy.bankOrdered);
    });
  };

  const isDraft = paper.version !== null;
  const may = useMay();

  /** The way to the page of a question whose key is corrected there. */
  const wayAt = (at: At) => {
    const question = paper.subjects[at.section]?.questions[at.place];
    if (question === undefined || !may('getRegrades')) return false;
    return (
      <ButtonLink
        variant="quiet"
        className="min-h-9 px-2 py-1 text-sm"
        to={questionPath(paper.id, question.id)}
        aria-label={copy.correctOf(numberOf(at))}
      >
        {copy.correct}
      </ButtonLink>
    );
  };
  const picked = picking && paper.subjects[picking.section];
  return (
    <>
      {refusal && (
        <div className="sticky top-2 z-10">
          <RefusalNote refusal={refusal} />
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
          passages={paper.passages}
          before={before[section] ?? 0}
          allActions={isDraft && allActions(section)}
          actions={(place) => (isDraft ? actions({ section, place }) : wayAt({ section, place }))}
          setActions={(block) => isDraft && setActions(section, block)}
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
