import { useState } from 'react';
import { levelsOf, type Mix, maxLevels, mixFits } from '../../../../contract/exam/mix';
import { Button } from '../../../ui/controls/Button';
import { Select, TextField } from '../../../ui/controls/Field';
import { SuggestedField } from '../../bank/question/SuggestedField';
import { difficulties } from '../../bank/question/usual';
import { Folded } from '../../kit/form/Folded';
import { usePapersCopy } from '../../words/use-papers-copy';
import { mixFrom, placesOf, type TypedMix } from './typed-mix';

interface Props {
  mix: TypedMix;
  numberOfQuestions: number;
  /** By a path within the mix. */
  at: (path: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string };
  onChange: (mix: TypedMix) => void;
}

const row = 'flex flex-wrap items-end gap-x-3 gap-y-2 [&>:first-child]:min-w-36 [&>:first-child]:flex-1 [&>:last-child]:w-24';

/** What is left for every difficulty; null while the parts are not numbers or are more than the whole. */
function restOf(mix: Mix, numberOfQuestions: number): { counts: string; rest: number } | null {
  if (!Number.isInteger(numberOfQuestions) || !mix.parts.every(({ amount }) => Number.isInteger(amount) && amount > 0)) return null;
  if (!mixFits(mix, numberOfQuestions)) return null;
  const levels = levelsOf(mix, numberOfQuestions);
  const counts = levels.map(({ difficultyLevel, needed }) => `${difficultyLevel} ${needed}`).join(', ');
  return { counts, rest: numberOfQuestions - levels.reduce((sum, { needed }) => sum + needed, 0) };
}

/** The difficulty mix of a subject: folded while it holds nothing. */
export function MixFields({ mix, numberOfQuestions, at, onChange }: Props) {
  const { mixes: copy } = usePapersCopy();
  const sent = mixFrom(mix);
  const [isOpen, setOpen] = useState(sent !== undefined);
  const places = placesOf(mix);
  const sum = sent && restOf(sent, numberOfQuestions);
  const changePart = (place: number, part: Partial<TypedMix['parts'][number]>) =>
    onChange({ ...mix, parts: mix.parts.map((old, index) => (index === place ? { ...old, ...part } : old)) });
  return (
    <Folded title={copy.title} isOpen={isOpen} onOpen={setOpen} className="bg-surface" gap="gap-3">
      <Select
        label={copy.unit}
        value={mix.unit}
        onChange={(event) => onChange({ ...mix, unit: event.target.value === 'questions' ? 'questions' : 'percent' })}
      >
        <option value="percent">{copy.units.percent}</option>
        <option value="questions">{copy.units.questions}</option>
      </Select>
      {mix.parts.map(({ level, amount }, place) => {
        const path = `parts.${places.indexOf(place)}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move, and two may be equal while they are typed
          <div key={place} className={row}>
            <SuggestedField
              label={copy.level(place + 1)}
              suggestions={difficulties}
              value={level}
              onChange={(typed) => changePart(place, { level: typed })}
              refused={at(`${path}.difficultyLevel`)}
            />
            <TextField
              type="number"
              min={0}
              step={1}
              label={copy.amounts[mix.unit]}
              aria-label={copy.amountOf(level, mix.unit)}
              value={amount}
              onChange={(event) => changePart(place, { amount: event.target.value })}
              {...at(`${path}.amount`)}
            />
          </div>
        );
      })}
      {mix.parts.length < maxLevels && (
        <Button
          variant="quiet"
          className="self-start text-sm"
          onClick={() => onChange({ ...mix, parts: [...mix.parts, { level: '', amount: '' }] })}
        >
          {copy.addLevel}
        </Button>
      )}
      <p
        role="status"
        {...at('parts')}
        data-wrong={sent !== undefined && sum === null}
        className="text-ink-soft text-sm data-[wrong=true]:text-warn"
      >
        {sent === undefined ? copy.none : sum ? copy.comesTo(sum.counts, sum.rest) : copy.tooMuch}
      </p>
    </Folded>
  );
}
