/** What a learner has given to one question, whatever its kind. */
interface Given {
  selectedOptionId: number | null;
  /** Of a question with several right options; ascending. */
  selectedOptionIds?: readonly number[] | undefined;
  /** Of a numeric question, as typed. */
  value?: string | undefined;
}

/** Whether a question has an answer. */
export const isAnswered = ({ selectedOptionId, selectedOptionIds = [], value = '' }: Given): boolean =>
  selectedOptionId !== null || selectedOptionIds.length > 0 || value !== '';
