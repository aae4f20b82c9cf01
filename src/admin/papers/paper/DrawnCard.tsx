import type { ReactNode } from 'react';
import type { DrawnQuestion } from '../../../../contract/assessment/drawn';
import { optionLetters } from '../../../../contract/fields/limits';
import { Badge } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { Prose } from '../../../ui/maths/Prose';
import { WholeText } from '../../../ui/maths/WholeText';
import { rightInWords } from '../../bank/kinds/admin-kinds';
import { Thumbnail } from '../../bank/picture/Thumbnail';
import { usePapersCopy } from '../../words/use-papers-copy';

interface Props {
  question: DrawnQuestion;
  /** In the whole paper, from 1. */
  number: number;
  actions: ReactNode;
}

/** A question of a paper with its key. */
export function DrawnCard({ question, number, actions }: Props) {
  const copy = usePapersCopy();
  const { id, description, picture, options, correctOptionId, alsoRight = [], explanation, explanationPicture } = question;
  const { difficultyLevel, categories, translation, kind, correctOptionIds = [correctOptionId, ...alsoRight] } = question;
  const right = rightInWords(question, copy.kinds);
  const isRight = (option: number) => correctOptionIds.includes(option);
  return (
    <li className="flex flex-col gap-3 px-3 py-4 sm:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-semibold">{copy.paper.number(number)}</h3>
          <Badge tone="brand">{difficultyLevel === '' ? copy.paper.noLevel : difficultyLevel}</Badge>
          {kind && <Badge>{copy.kinds.kinds[kind]}</Badge>}
          {translation && <Badge>{copy.alsoIn(translation.language)}</Badge>}
          <span className="text-ink-soft text-sm">{[...categories, copy.paper.inBank(id)].join(' · ')}</span>
        </div>
        {actions}
      </div>
      <div className="wrap-anywhere whitespace-pre-line">
        <WholeText text={description} />
      </div>
      {picture && <Thumbnail picture={picture} />}
      {right !== '' && (
        <p className="w-fit rounded-control bg-good-soft px-2 py-1 font-medium text-good">
          <Sign of="check" /> {copy.markKinds.right(right)}
        </p>
      )}
      <ul className="grid gap-x-6 gap-y-1 empty:hidden sm:grid-cols-2">
        {options.map((option, place) => (
          <li
            key={option.id}
            data-right={isRight(option.id)}
            className="flex items-start gap-2 rounded-control px-2 py-1 data-[right=true]:bg-good-soft data-[right=true]:font-medium data-[right=true]:text-good"
          >
            <span className="w-5 shrink-0 font-semibold">{optionLetters[place]}</span>
            <span className="wrap-anywhere min-w-0 whitespace-pre-line">
              <Prose text={option.text} />
              {option.picture && <Thumbnail picture={option.picture} />}
            </span>
            {isRight(option.id) && (
              <span className="ml-auto shrink-0">
                <Sign of="check" />
                <span className="sr-only">{copy.correctAnswer}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {(explanation !== '' || explanationPicture) && (
        <details className="text-sm">
          <summary className="flex min-h-8 w-fit items-center text-brand-ink underline-offset-4 hover:underline">
            {copy.paper.explanation}
          </summary>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">
            <Prose text={explanation} />
          </p>
          {explanationPicture && <Thumbnail picture={explanationPicture} />}
        </details>
      )}
    </li>
  );
}
