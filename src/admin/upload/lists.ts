import type { Question } from '../../../contract/question';
import { difficulties, languages } from '../question/usual';

const alsoUsed = (usual: readonly string[], used: string[]): string[] => [
  ...new Set([...usual, ...used.filter((word) => word !== '').sort()]),
];

/** Difficulties and languages to choose from: the usual ones, and what the bank has beside them. */
export const listsFrom = (bank: readonly Question[]) => ({
  difficulties: alsoUsed(
    difficulties,
    bank.map(({ difficultyLevel }) => difficultyLevel),
  ),
  languages: alsoUsed(
    languages,
    bank.map(({ language }) => language),
  ),
});
