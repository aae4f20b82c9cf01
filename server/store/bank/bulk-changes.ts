import { fold } from '../../../contract/fields/fold';
import { maxItems } from '../../../contract/fields/limits';
import type { BulkChange, BulkChanged, SkipReason } from '../../../contract/question/bulk-change';
import type { Question } from '../../../contract/question/question';
import { hold } from '../engine/hold';
import { batches, insertMany } from '../engine/insert-many';
import type { Tx } from '../engine/store';
import { unknownCategories } from './categories';
import { holdPassages, replaceLinks } from './passage-changes';
import { countsOf, passagesById } from './passages';
import type { Act, ChangeKind } from './question-changes';
import { claimKeys, releaseKey } from './question-keys';
import { refileQuestions } from './question-words';
import { questionsShown, retiredIds } from './questions';

/** What a bulk change can touch of a question; all else of it stays. */
interface Place {
  categoryIds: number[];
  examTags: string[];
  isRetired: boolean;
  /** null: none. */
  passageId: number | null;
}

/** A question as it stands, with the number of its last version. */
interface HeldQuestion {
  question: Question;
  isRetired: boolean;
  version: number;
}

/** Where a question is to be, or why it stays as it is. */
type Aim = (before: HeldQuestion) => Place | SkipReason;

/** These questions, locked until the end of the transaction, in the order of their ids. */
async function held(tx: Tx, ids: readonly number[]): Promise<HeldQuestion[]> {
  const all: HeldQuestion[] = [];
  for (const some of batches(ids.toSorted((a, b) => a - b))) {
    await hold(tx.updateTable('questions'), 'created_at').where('id', 'in', some).execute();
    const questions = await questionsShown(tx, some);
    const retired = new Set((await retiredIds(tx).where('question_id', 'in', some).execute()).map((row) => row.question_id));
    const last = await tx
      .selectFrom('question_changes')
      .select((from) => ['question_id', from.fn.max('version').as('version')])
      .where('question_id', 'in', some)
      .groupBy('question_id')
      .execute();
    const versions = new Map(last.map((row) => [row.question_id, row.version]));
    for (const question of questions) all.push({ question, isRetired: retired.has(question.id), version: versions.get(question.id) ?? 1 });
  }
  return all;
}

const placeOf = ({ question: { categoryIds, examTags, passage }, isRetired }: HeldQuestion): Place => ({
  categoryIds,
  examTags,
  isRetired,
  passageId: passage?.id ?? null,
});

const linksOf = ({ categoryIds, isRetired }: Place): string => JSON.stringify([categoryIds.toSorted((a, b) => a - b), isRetired]);
const tagsOf = ({ examTags }: Place): string => JSON.stringify(examTags);

const isSame = (a: Place, b: Place): boolean => linksOf(a) === linksOf(b) && tagsOf(a) === tagsOf(b) && a.passageId === b.passageId;

interface Step {
  before: HeldQuestion;
  after: Place;
}

const kindOf = ({ before, after }: Step): ChangeKind => {
  if (before.isRetired === after.isRetired) return 'edited';
  return after.isRetired ? 'retired' : 'restored';
};

async function writeTags(tx: Tx, steps: readonly Step[]): Promise<void> {
  const byTags = new Map<string, number[]>();
  for (const { before, after } of steps)
    if (tagsOf(placeOf(before)) !== tagsOf(after)) byTags.set(tagsOf(after), [...(byTags.get(tagsOf(after)) ?? []), before.question.id]);
  for (const [json, ids] of byTags)
    for (const some of batches(ids)) await tx.updateTable('questions').set({ exam_tags_json: json }).where('id', 'in', some).execute();
}

async function writeLinks(tx: Tx, steps: readonly Step[], at: number): Promise<void> {
  const moved = steps.filter(({ before, after }) => linksOf(placeOf(before)) !== linksOf(after));
  const idsOf = (some: readonly Step[]) => some.map(({ before }) => before.question.id);
  for (const some of batches(idsOf(moved))) {
    await tx.deleteFrom('question_categories').where('question_id', 'in', some).execute();
    await tx.deleteFrom('retired_question_categories').where('question_id', 'in', some).execute();
  }
  const restored = moved.filter(({ before, after }) => before.isRetired && !after.isRetired);
  for (const some of batches(idsOf(restored))) await tx.deleteFrom('retired_questions').where('question_id', 'in', some).execute();
  const retired = moved.filter(({ before, after }) => !before.isRetired && after.isRetired);
  const rows = idsOf(retired).map((id) => ({ question_id: id, retired_at: at }));
  await insertMany(tx, 'retired_questions', rows);
  const links = (isRetired: boolean) =>
    moved
      .filter(({ after }) => after.isRetired === isRetired)
      .flatMap(({ before, after }) => [...new Set(after.categoryIds)].map((id) => ({ category_id: id, question_id: before.question.id })));
  await insertMany(tx, 'question_categories', links(false));
  await insertMany(tx, 'retired_question_categories', links(true));
  for (const some of batches(idsOf(moved))) await refileQuestions(tx, some);
}

/** How many questions the passages still take. Passages that are named are locked until the end of the transaction. */
async function roomOf(tx: Tx, ids: readonly (number | null)[]) {
  const named = [...new Set(ids.filter((id) => id !== null))];
  await holdPassages(tx, named);
  const there = await passagesById(tx, named);
  const counts = await countsOf(tx, named);
  return {
    /** Whether there is such a passage; no passage is none that is gone. */
    has: (id: number | null): boolean => id === null || there.has(id),
    /** Moves one question between passages; false if the second one is full. */
    takes(from: number | null, to: number | null): boolean {
      if (from === to) return true;
      if (to !== null && (counts.get(to) ?? 0) >= maxItems.questionsOfPassage) return false;
      if (to !== null) counts.set(to, (counts.get(to) ?? 0) + 1);
      if (from !== null) counts.set(from, (counts.get(from) ?? 0) - 1);
      return true;
    },
  };
}

/** The passages of the questions; the key of a question says which passage it is about. */
async function writePassages(tx: Tx, steps: readonly Step[]): Promise<void> {
  const moved = steps.filter(({ before, after }) => placeOf(before).passageId !== after.passageId);
  const passages = await passagesById(tx, [...new Set(moved.flatMap(({ after }) => after.passageId ?? []))]);
  for (const { before, after } of moved) {
    const { passage: _, ...question } = before.question;
    const passage = passages.get(after.passageId ?? 0);
    await releaseKey(tx, before.question, question.id);
    await replaceLinks(tx, [question.id], after.passageId);
    await claimKeys(tx, [{ ...question, ...(passage && { passage }) }], [question.id]);
  }
}

/** Moves each question to its aim, with a version of its own; a question that is there already has none. */
async function bring(
  tx: Tx,
  ids: readonly number[],
  aim: Aim,
  { by, at }: Act,
  passageIds: readonly (number | null)[] = [],
): Promise<BulkChanged> {
  const questions = await held(tx, ids);
  const there = new Set(questions.map(({ question }) => question.id));
  const skipped: BulkChanged['skipped'] = ids.filter((id) => !there.has(id)).map((id) => ({ id, why: 'no-question' }));
  const steps: Step[] = [];
  let unchanged = 0;
  const room = await roomOf(tx, [...questions.map(({ question }) => question.passage?.id ?? null), ...passageIds]);
  for (const before of questions) {
    const after = aim(before);
    if (typeof after === 'string') skipped.push({ id: before.question.id, why: after });
    else if (isSame(placeOf(before), after)) unchanged += 1;
    // The passage was deleted behind the change that is taken back.
    else if (!room.has(after.passageId)) skipped.push({ id: before.question.id, why: 'changed-since' });
    else if (!room.takes(before.question.passage?.id ?? null, after.passageId))
      skipped.push({ id: before.question.id, why: 'passage-full' });
    else steps.push({ before, after });
  }
  await insertMany(
    tx,
    'question_changes',
    steps.map((step) => ({
      question_id: step.before.question.id,
      version: step.before.version + 1,
      change: kindOf(step),
      changed_by: by,
      changed_at: at,
      before_json: JSON.stringify(step.before.question),
    })),
  );
  await writeTags(tx, steps);
  await writeLinks(tx, steps, at);
  await writePassages(tx, steps);
  return { changed: steps.map(({ before }) => ({ id: before.question.id, version: before.version + 1 })), unchanged, skipped };
}

function aimOf({ change, categoryId, passageId, tags = [] }: BulkChange): Aim {
  const folded = new Set(tags.map(fold));
  return (before) => {
    const now = placeOf(before);
    if (change === 'retire' || change === 'restore') return { ...now, isRetired: change === 'retire' };
    if (change === 'attach' || change === 'detach') return { ...now, passageId: passageId ?? null };
    if (change === 'move') return { ...now, categoryIds: categoryId === undefined ? now.categoryIds : [categoryId] };
    if (change === 'untag') return { ...now, examTags: now.examTags.filter((tag) => !folded.has(fold(tag))) };
    const has = new Set(now.examTags.map(fold));
    const examTags = [...now.examTags];
    for (const tag of tags) {
      if (!has.has(fold(tag))) examTags.push(tag);
      has.add(fold(tag));
    }
    return examTags.length > maxItems.tags ? 'too-many-tags' : { ...now, examTags };
  };
}

/** Changes many questions, each with a version in its history, or none. The category of a move must exist, and the passage of an attachment. */
export const changeQuestions = (tx: Tx, change: BulkChange, act: Act): Promise<BulkChanged> =>
  bring(tx, [...new Set(change.ids)], aimOf(change), act, [change.passageId ?? null]);

/** What no bulk change touches. */
const restOf = ({ categoryIds: _, examTags: __, passage: ___, ...rest }: Question): string => JSON.stringify(rest);

/**
 * Takes versions back that a bulk change made, each by a version of its own. A question that was changed since stays as it is, and so does one
 * whose earlier category is gone: what came later is never overwritten.
 */
export async function undoChanges(tx: Tx, made: readonly { id: number; version: number }[], act: Act): Promise<BulkChanged> {
  const wanted = new Map(made.map(({ id, version }) => [id, version]));
  const earlier = new Map<number, { change: ChangeKind; question: Question }>();
  for (const some of batches([...wanted])) {
    const rows = await tx
      .selectFrom('question_changes')
      .select(['question_id', 'version', 'change', 'before_json'])
      .where('question_id', 'in', [...new Set(some.map(([id]) => id))])
      .where('version', 'in', [...new Set(some.map(([, version]) => version))])
      .execute();
    for (const row of rows)
      if (wanted.get(row.question_id) === row.version)
        earlier.set(row.question_id, { change: row.change, question: JSON.parse(row.before_json) as Question });
  }
  const gone = await unknownCategories(tx, [...new Set([...earlier.values()].flatMap(({ question }) => question.categoryIds))]);
  const aim: Aim = ({ question: now, isRetired, version }) => {
    const before = earlier.get(now.id);
    if (before === undefined || wanted.get(now.id) !== version || restOf(before.question) !== restOf(now)) return 'changed-since';
    const { categoryIds, examTags, passage } = before.question;
    if (categoryIds.some((id) => gone.has(id))) return 'no-category';
    return {
      categoryIds,
      examTags,
      passageId: passage?.id ?? null,
      isRetired: before.change === 'edited' ? isRetired : before.change === 'restored',
    };
  };
  const passageIds = [...earlier.values()].map(({ question }) => question.passage?.id ?? null);
  return bring(tx, [...wanted.keys()], aim, act, passageIds);
}
