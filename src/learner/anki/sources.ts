import { answeredOf, isMistake, toldAs } from '../../../analysis/answers/answered';
import type { Revision } from '../../../analysis/revise/schedule';
import type { Result } from '../../../contract/assessment/assessment';
import type { Copy } from '../../copy/en/common';
import type { AnkiSource } from './anki-file';

type Titled = Pick<Copy, 'assessmentTitle'>;

/** The mistakes of a result, in the order of its paper. */
export const mistakesIn = (result: Result, copy: Titled): AnkiSource[] =>
  answeredOf(result)
    .filter((one) => isMistake(toldAs(one)))
    .flatMap(({ number, subjectName, categories }) => {
      const question = result.questions[number - 1];
      if (question === undefined) return [];
      const passage = result.passages?.find(({ id }) => id === question.passage?.id);
      return { question, passage, subjectName, categories, assessment: copy.assessmentTitle(result.assessmentTitle, result.assessmentId) };
    });

/** What comes back in *Revise*, today or later: questions that were not known, and saved ones. */
export const comingBack = (revisions: readonly Revision[], copy: Titled): AnkiSource[] =>
  revisions
    .filter(({ due }) => due !== null)
    .map(({ question, passage, subjectName, categories, assessmentId, assessmentTitle }) => ({
      ...{ question, passage, subjectName, categories, assessment: copy.assessmentTitle(assessmentTitle, assessmentId) },
    }));
