import type { ResultQuestion } from '../../../contract/assessment/assessment';
import type { GivenAnswer } from '../../../contract/assessment/given';
import { isChosenOption, isRightOption } from '../../../contract/assessment/right-options';
import { controlOf } from '../question/option-control';
import type { JudgedAs } from './outcome';
import { ReviewedOption } from './ReviewedOption';
import { ReviewedTyped } from './ReviewedTyped';
import type { ShowsPicture } from './shows-picture';
import { useRead } from './use-read';

interface Props {
  question: ResultQuestion;
  given: GivenAnswer;
  /** What is right of a question without options, as it is typed; empty where it is not told. */
  right: string;
  outcome: JudgedAs;
  /** Whether the answer decides on the marks; if it does not, it is shown as neither right nor wrong. */
  isJudged?: boolean;
  Figure: ShowsPicture;
}

function Options({ question, given, isJudged = true, Figure }: Omit<Props, 'right'>) {
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
          isOneOfSeveral={controlOf(question) === 'checkbox'}
          isJudged={isJudged}
          Figure={Figure}
        />
      ))}
    </ul>
  );
}

/** What was answered, and what is right. */
export const ReviewedAnswer = ({ right, ...props }: Props) =>
  controlOf(props.question) === 'none' ? (
    <ReviewedTyped value={props.given.value} right={right} outcome={props.outcome} isJudged={props.isJudged} />
  ) : (
    <Options {...props} />
  );
