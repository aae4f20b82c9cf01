import type { Question } from '../../../../../contract/question/question';
import { difficulties, languages } from '../../question/usual';

const alsoUsed = (usual: readonly string[], used: string[]): string[] => [
  ...new Set([...usual, ...used.filter((word) => word !== '').sort()]),
];

/** Returns the difficulties and languages to choose from: the usual ones, and those of these questions. */
export const listsFrom = (questions: readonly Question[]) => ({
  difficulties: alsoUsed(
    difficulties,
    questions.map(({ difficultyLevel }) => difficultyLevel),
  ),
  languages: alsoUsed(
    languages,
    questions.map(({ language }) => language),
  ),
});
