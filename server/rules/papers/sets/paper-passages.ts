import type { Passage } from '../../../../contract/question/passage';

/**
 * The passages that the questions of a paper name, each once and in the order of the questions; nothing where they name none, so that a paper without
 * passages keeps its bytes. `known` may have others too; of two with one id the first counts.
 */
export function passagesNamed(
  questions: readonly { passage?: { id: number } | undefined }[],
  known: readonly Passage[],
): { passages?: Passage[] } {
  const byId = new Map(known.toReversed().map((passage) => [passage.id, passage]));
  const ids = new Set(questions.flatMap(({ passage }) => (passage === undefined ? [] : [passage.id])));
  const passages = [...ids].flatMap((id) => byId.get(id) ?? []);
  return passages.length === 0 ? {} : { passages };
}
