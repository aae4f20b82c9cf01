import type { CallArgs } from '../../../contract/calls/calls';
import type { NumericRange } from '../../../contract/kinds/kind';
import { type QuestionBody, question, secret } from './bank';

type Body = CallArgs<'createQuestion'>['body'];

/** A question of four options, of which those of `right` are right, from 1. */
export const multiple = (description: string, categoryIds: number[], right: readonly number[] = [1, 3]): QuestionBody => ({
  ...question(description, categoryIds),
  kind: 'multiple',
  options: [1, 2, 3, 4].map((id) => ({
    id,
    text: `${description} / ${id}`,
    correct: right.includes(id),
    explanation: id === right[0] ? `${secret} ${description}` : '',
  })),
});

/** A question that is answered by a number. */
export const numeric = (description: string, categoryIds: number[], answer: NumericRange = { from: 9.8, to: 9.82 }): Body => {
  const { options: _, ...rest } = question(description, categoryIds);
  return { ...rest, kind: 'numeric', answer, explanation: `${secret} ${description}` };
};
