import type { ComponentType } from 'react';
import type { ResultQuestion } from '../../../contract/assessment/assessment';
import { isChosenOption, isRightOption } from '../../../contract/assessment/right-options';
import { kindOf, type QuestionKind } from '../../../contract/kinds/kind';
import type { JudgedAs } from './outcome';
import { ReviewedNumber } from './ReviewedNumber';
import { ReviewedOption } from './ReviewedOption';
import type { ShowsPicture } from './shows-picture';
import { useRead } from './use-read';

interface Props {
  question: ResultQuestion;
  given: Pick<ResultQuestion, 'selectedOptionId' | 'selectedOptionIds' | 'value'>;
  outcome: JudgedAs;
  /** Whether the answer decides on the marks; if it does not, it is shown as neither right nor wrong. */
  isJudged?: boolean;
  Figure: ShowsPicture;
}

function Options({ question, given, isJudged = true, Figure }: Props) {
  const { lang, dir, options } = useRead(question);
  return (
    <ul data-options dir={dir} className="flex flex-col gap-2">
      {options.map((option, place) => (
        <ReviewedOption
          key={option.id}
          option={option}
          lang={lang}
          place={place}
          isChosen={isChosenOption(given, option.id)}
          isCorrect={isRightOption(question, option.id)}
          isJudged={isJudged}
          Figure={Figure}
        />
      ))}
    </ul>
  );
}

const answers: Record<QuestionKind, ComponentType<Props>> = {
  single: Options,
  multiple: Options,
  numeric: ({ question, given, outcome, isJudged }) => (
    <ReviewedNumber value={given.value} range={question.correctValue} outcome={outcome} isJudged={isJudged} />
  ),
};

/** What was answered, and what is right. */
export function ReviewedAnswer(props: Props) {
  const Answer = answers[kindOf(props.question)];
  return <Answer {...props} />;
}
