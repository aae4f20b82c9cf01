import type { Answered } from '../../../analysis/answers/answered';
import type { ReviewCopy } from '../../copy/en/review';
import type { StudyCopy } from '../../copy/en/study';
import { type Chart, joined, numbers } from '../../ui/chart/chart';
import { byOutcome, outcomeWords } from './outcome-series';

/** A chart of answers in their order, for a paper with `questions` questions. */
export const orderChart = (ordered: readonly Answered[], questions: number, reviewCopy: ReviewCopy, studyCopy: StudyCopy): Chart => ({
  x: numbers(ordered.length),
  y: numbers(questions),
  names: { up: studyCopy.question, along: studyCopy.place },
  series: [
    { draw: 'line', ink: 'line-strong', values: ordered.map(({ number }) => number) },
    ...byOutcome(ordered, ({ number }) => number, 'marks', reviewCopy),
  ],
  readout: (index) => {
    const { number, outcome } = ordered[index] as Answered;
    return joined(studyCopy.answerNo(index + 1), studyCopy.questionNo(number), outcomeWords(outcome, reviewCopy, studyCopy));
  },
});
