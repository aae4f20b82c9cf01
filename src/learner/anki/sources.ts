import { answeredOf, isMistake, toldAs } from '../../../analysis/answers/answered';
import type { Revision } from '../../../analysis/revise/revisions';
import type { Result } from '../../../contract/assessment/assessment';
import type { Copy } from '../../copy/en/common';
import type { AnkiSource } from './anki-file';

type Titled = Pick<Copy, 'assessmentTitle'>;

/** The mistakes of a result, in the order of its paper. `notes`: by question. */
export const mistakesIn = (result: Result, notes: ReadonlyMap<number, string>, copy: Titled): AnkiSource[] =>
  answeredOf(result)
    .filter((one) => isMistake(toldAs(one)))
    .flatMap(({ number, subjectName, categories }) => {
      const question = result.questions[number - 1];
      if (question === undefined) return [];
      const passage = result.passages?.find(({ id }) => id === question.passage?.id);
      const assessment = copy.assessmentTitle(result.assessmentTitle, result.assessmentId);
      return { question, passage, subjectName, categories, assessment, note: notes.get(question.questionId) };
    });

/** What comes back in *Revise*, today or later: questions that were not known, and saved ones. */
export const comingBack = (revisions: readonly Revision[], copy: Titled): AnkiSource[] =>
  revisions
    .filter(({ due }) => due !== null)
    .map(({ question, passage, subjectName, categories, assessmentId, assessmentTitle, note }) => ({
      ...{ question, passage, subjectName, categories, note, assessment: copy.assessmentTitle(assessmentTitle, assessmentId) },
    }));
