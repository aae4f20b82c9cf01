import type { AnswerKey } from '../../analysis/marking/key';
import type { DrawnPaper, DrawnQuestion } from '../../contract/assessment/drawn';
import type { AssessmentState } from '../../contract/assessment/schedule-times';
import { levelsOf } from '../../contract/exam/mix';
import type { Faults } from '../../contract/faults/fault';
import { fold } from '../../contract/fields/fold';
import { maxItems } from '../../contract/fields/limits';
import { saidKind } from '../../contract/kinds/kind';
import { ownRight } from '../../contract/kinds/own-right';
import { invalid, Refusal } from '../replies/refusal';
import { type FrozenPaper, withQuestions } from '../rules/papers/freeze';
import { questionsByIds, retiredAmong } from '../store/bank/questions';
import type { Tx } from '../store/engine/store';
import { type Draft, type DrawnBy, type DrawnRow, drawnById, heldDraft, isAnswered, saveDrawn } from '../store/papers/drafts';
import { otherUnit } from './draw-stock';
import { reseal } from './seal';

type FrozenQuestion = FrozenPaper['subjects'][number]['questions'][number];

function drawnQuestion({ id, description, picture, options, translation, passage }: FrozenQuestion, key: AnswerKey): DrawnQuestion {
  const answer = key.answers.find((each) => each.questionId === id);
  if (answer === undefined) throw new Error(`Question ${id} has no key.`);
  const { correctOptionId, explanation, secondExplanation, explanationPicture, alsoRight, difficultyLevel = '', categories = [] } = answer;
  return {
    ...{ id, description, options, correctOptionId, explanation, difficultyLevel, categories },
    ...(alsoRight && { alsoRight }),
    ...saidKind(answer),
    ...ownRight(answer),
    ...(picture && { picture }),
    ...(translation && { translation: { ...translation, ...(secondExplanation !== undefined && { explanation: secondExplanation }) } }),
    ...(explanationPicture && { explanationPicture }),
    ...(passage && { passage }),
  };
}

const shownRules = ({ categoryIds, mix, kinds }: DrawnBy) => ({
  categoryIds: [...categoryIds],
  ...(mix && { mix }),
  ...(kinds && { kinds: [...kinds] }),
});

/** A paper with its key, as admins see it. */
export const drawnPaper = (id: number, { paper, key, draft }: DrawnRow, state: AssessmentState): DrawnPaper => ({
  id,
  name: paper.name,
  state,
  version: draft?.version ?? null,
  ...(paper.passages && { passages: paper.passages }),
  subjects: paper.subjects.map(({ subjectName, questions }, place) => {
    const rules = draft?.rules[place];
    return {
      subjectName,
      ...(rules && { rules: shownRules(rules) }),
      questions: questions.map((question) => drawnQuestion(question, key)),
    };
  }),
});

/** A paper that this transaction may change. */
interface Changeable {
  paper: FrozenPaper;
  key: AnswerKey;
  draft: Draft;
}

/** Locks the paper. Throws 409 where learners may have it, and where another admin changed it since `version`. Null if there is no such assessment. */
export async function holdPaper(tx: Tx, id: number, version: number): Promise<Changeable | null> {
  const held = await heldDraft(tx, id);
  const row = await drawnById(tx, id);
  if (row === null) return null;
  if (held === null || row.draft === null || (await isAnswered(tx, id))) throw new Refusal('in-use', { code: 'paper-frozen' });
  if (held.version !== version) throw new Refusal('in-use', { code: 'paper-changed-meanwhile' });
  return { ...row, draft: held };
}

/** What another question, or set, must be drawn from: the same categories and kinds, and the same difficulty where the mix names it. */
function poolOf({ key, draft }: Changeable, place: number, questionIds: readonly number[]) {
  const { categoryIds = [], mix, kinds } = draft.rules[place] ?? {};
  const levels = key.answers
    .filter(({ questionId }) => questionIds.includes(questionId))
    .map(({ difficultyLevel = '' }) => difficultyLevel);
  const [difficultyLevel = ''] = levels;
  const isOneLevel = levels.every((level) => fold(level) === fold(difficultyLevel));
  const named =
    isOneLevel && mix && levelsOf(mix, maxItems.questionsInPaper).some((level) => fold(level.difficultyLevel) === fold(difficultyLevel));
  return { categoryIds, kinds, ...(named && { level: difficultyLevel }) };
}

const idsOf = ({ subjects }: FrozenPaper): number[][] => subjects.map(({ questions }) => questions.map(({ id }) => id));

/**
 * The questions with another one, drawn by the same rules, in the place of `questionId`; in the place of a set another set of as many questions. Throws 400 if
 * the paper does not have the question, 422 if the bank has no other.
 */
export async function redrawn(tx: Tx, held: Changeable, questionId: number, random: () => number): Promise<number[][]> {
  const ids = idsOf(held.paper);
  const place = ids.findIndex((own) => own.includes(questionId));
  const subject = held.paper.subjects[place];
  if (subject === undefined) throw invalid({ questionId: { code: 'question-elsewhere' } });
  const passage = subject.questions.find(({ id }) => id === questionId)?.passage;
  const gone =
    passage === undefined ? [questionId] : subject.questions.filter((each) => each.passage?.id === passage.id).map(({ id }) => id);
  const asked = {
    size: gone.length,
    isSet: passage !== undefined,
    taken: new Set(ids.flat()),
    passageIds: new Set(held.paper.passages?.map(({ id }) => id)),
  };
  const perPassage = held.draft.rules[place]?.questionsPerPassage;
  const other = await otherUnit(tx, { ...poolOf(held, place, gone), perPassage }, asked, random);
  if (other === null) {
    const { subjectName } = subject;
    const reason = { code: 'no-other-set', subject: subjectName, questions: gone.length } as const;
    throw new Refusal('too-few-questions', asked.isSet ? reason : { code: 'no-other-question', subject: subjectName });
  }
  return ids.map((own) => own.flatMap((id) => (id === gone[0] ? other : gone.includes(id) ? [] : id)));
}

/** The places of questions that another question stands between, and the rest of their passage; `passageOf` a question: undefined without one. */
function placesApart(subjects: readonly (readonly number[])[], passageOf: (id: number) => number | undefined): string[] {
  const closed = new Set<number>();
  const apart: string[] = [];
  let open: number | undefined;
  for (const [place, ids] of subjects.entries()) {
    for (const [at, id] of ids.entries()) {
      const passage = passageOf(id);
      if (passage !== open && open !== undefined) closed.add(open);
      if (passage !== undefined && closed.has(passage)) apart.push(`subjects.${place}.${at}`);
      open = passage;
    }
    // A set stands in one subject.
    if (open !== undefined) closed.add(open);
    open = undefined;
  }
  return apart;
}

/**
 * Throws 400 naming each subject that has another number of questions, each question that stands twice or apart from its passage, and each that cannot be
 * drawn.
 */
export async function demandDrawable(tx: Tx, { paper }: Changeable, subjects: readonly (readonly number[])[]): Promise<void> {
  const before = idsOf(paper);
  const wanted = subjects.flat();
  const known = new Set(before.flat());
  const added = wanted.filter((id) => !known.has(id));
  const inBank = await questionsByIds(tx, added);
  const retired = await retiredAmong(tx, added);
  const seen = new Set<number>();
  const faults: Faults = {};
  if (subjects.length !== before.length) faults.subjects = { code: 'not-as-many', needed: before.length };
  for (const [place, ids] of subjects.entries()) {
    const needed = before[place]?.length ?? 0;
    if (ids.length !== needed) faults[`subjects.${place}`] = { code: 'not-as-many', needed };
    for (const [at, id] of ids.entries()) {
      if (seen.has(id)) faults[`subjects.${place}.${at}`] = { code: 'there-twice' };
      else if (!known.has(id) && (!inBank.has(id) || retired.has(id))) faults[`subjects.${place}.${at}`] = { code: 'not-drawable' };
      seen.add(id);
    }
  }
  const passages = new Map(
    [...paper.subjects.flatMap(({ questions }) => questions), ...inBank.values()].map(({ id, passage }) => [id, passage?.id]),
  );
  for (const field of placesApart(subjects, (id) => passages.get(id))) faults[field] ??= { code: 'set-apart' };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Gives the held paper these questions: those that it has stay as they are, others are taken from the bank as it is now. Returns what came and went. */
export async function setQuestions(
  tx: Tx,
  id: number,
  held: Changeable,
  subjects: readonly (readonly number[])[],
  now: number,
): Promise<{ added: number[]; removed: number[] }> {
  const [before, after] = [idsOf(held.paper).flat(), subjects.flat()];
  const added = after.filter((question) => !before.includes(question));
  const changed = withQuestions(held, subjects, await questionsByIds(tx, added));
  await saveDrawn(tx, id, changed);
  await reseal(tx, id, changed.paper, now);
  return { added, removed: before.filter((question) => !after.includes(question)) };
}
