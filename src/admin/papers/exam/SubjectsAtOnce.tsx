import { useState } from 'react';
import { maxItems, maxMinutes } from '../../../../contract/fields/limits';
import type { Category } from '../../../../contract/question/category';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/controls/Field';
import { CategoryPicker } from '../../bank/category/CategoryPicker';
import { useReply } from '../../kit/calls/use-reply';
import { Folded } from '../../kit/form/Folded';
import { numberFrom } from '../../kit/form/Form';
import { usePapersCopy } from '../../words/use-papers-copy';
import { sharedOut } from './typed';

interface Props {
  /** Subjects that can still be added. */
  room: number;
  /** Whether each subject needs minutes of its own. */
  isLocked: boolean;
  onAdd: (subjects: { name: string; categoryIds: number[]; numberOfQuestions: string; minutes: string }[]) => void;
}

/** A usual mock examination. */
const usualTotal = 100;

const namesIn = (tree: readonly Category[]): [number, string][] =>
  tree.flatMap(({ id, name, subcategories }) => [[id, name] as [number, string], ...namesIn(subcategories)]);

/** Adds one subject for each chosen category, with equal numbers of questions. */
export function SubjectsAtOnce({ room, isLocked, onAdd }: Props) {
  const copy = usePapersCopy();
  const { data: categories = [] } = useReply('getCategories');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number[]>([]);
  const [typed, setTyped] = useState(String(usualTotal));
  const [typedMinutes, setMinutes] = useState('');
  const minutes = isLocked ? typedMinutes : '';
  const total = numberFrom(typed);
  const isWhole = Number.isInteger(total) && total >= chosen.length && total <= maxItems.questionsInPaper;
  const shares = isWhole ? sharedOut(total, chosen.length) : [];
  const canAdd = chosen.length > 0 && isWhole && chosen.length <= room;

  function add() {
    if (!canAdd) return;
    const names = new Map(namesIn(categories));
    onAdd(
      chosen.map((id, place) => ({
        name: names.get(id) ?? '',
        categoryIds: [id],
        numberOfQuestions: String(shares[place] ?? ''),
        minutes,
      })),
    );
    setChosen([]);
    setOpen(false);
  }

  return (
    <Folded title={copy.paper.several} isOpen={isOpen} onOpen={setOpen} gap="gap-4">
      <p className="text-ink-soft text-sm">{copy.paper.severalLead}</p>
      <CategoryPicker label={copy.categories} chosen={chosen} onChange={setChosen} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="number"
          min={1}
          max={maxItems.questionsInPaper}
          step={1}
          label={copy.paper.inAllField}
          className="max-w-40"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isLocked && (
          <TextField
            type="number"
            min={1}
            max={maxMinutes}
            step={1}
            label={copy.paper.minutesEach}
            className="max-w-40"
            value={typedMinutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        )}
        <Button variant="secondary" aria-disabled={!canAdd} className="aria-disabled:opacity-55" onClick={add}>
          {copy.paper.addSubjects}
        </Button>
        <p role="status" className="min-h-5 py-3 text-ink-soft text-sm">
          {shares.length > 0 && copy.paper.eachGets(shares.length, [...new Set(shares)].join(' / '))}
        </p>
      </div>
    </Folded>
  );
}
