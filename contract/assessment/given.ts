/** What a learner has given to one question, whatever its kind. */
export interface GivenAnswer {
  selectedOptionId: number | null;
  /** Of a question with several right options; ascending. */
  selectedOptionIds?: readonly number[] | undefined;
  /** Of a question without options, as typed. */
  value?: string | undefined;
}

/** Whether anything was given: an answer, or the beginning of a number. */
export const isGiven = ({ selectedOptionId, selectedOptionIds = [], value = '' }: GivenAnswer): boolean =>
  selectedOptionId !== null || selectedOptionIds.length > 0 || value !== '';

/** Whether a question has an answer: a sign or a point without a digit is none. */
export const isAnswered = (given: GivenAnswer): boolean => isGiven(given) && (!given.value || /\d/.test(given.value));

/** The answer alone, as far as it is there. */
export const givenOf = ({
  selectedOptionId,
  selectedOptionIds,
  value,
}: GivenAnswer): { selectedOptionId: number | null; selectedOptionIds?: number[]; value?: string } => ({
  selectedOptionId,
  ...(selectedOptionIds && { selectedOptionIds: [...selectedOptionIds] }),
  ...(value !== undefined && { value }),
});

/** An answer as a text that is the same for the same answers. */
export const givenText = ({ selectedOptionId, selectedOptionIds = [], value = '' }: GivenAnswer): string =>
  JSON.stringify([selectedOptionId, selectedOptionIds, value]);
