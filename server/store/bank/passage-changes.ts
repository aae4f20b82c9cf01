import { hash } from 'node:crypto';
import { fold } from '../../../contract/fields/fold';
import { maxItems } from '../../../contract/fields/limits';
import type { Passage } from '../../../contract/question/passage';
import type { PassageDraft } from '../../../contract/question/passage-draft';
import type { QuestionDraft } from '../../../contract/question/question';
import { invalid } from '../../replies/refusal';
import { hold } from '../engine/hold';
import { insertMany } from '../engine/insert-many';
import type { Tx } from '../engine/store';
import { countsOf, passagesById } from './passages';

/** A question with its stored passage. */
export type Settled = Omit<QuestionDraft, 'passage'> & { passage?: Passage | undefined };

/** What a passage says, as one text: equal for two that say the same. */
export const contentsOf = ({ text = '', picture, translation }: PassageDraft): string =>
  JSON.stringify([text, picture && [picture.hash, picture.alt], translation && [translation.language, translation.text]]);

const hashOf = (draft: PassageDraft): string => hash('sha256', contentsOf(draft), 'base64');

/** The columns of a passage's contents. */
export const rowOf = (draft: PassageDraft) => ({
  text: draft.text ?? '',
  picture_json: draft.picture === undefined ? null : JSON.stringify(draft.picture),
  translation_json: draft.translation === undefined ? null : JSON.stringify(draft.translation),
  contents_hash: hashOf(draft),
  words: fold([draft.text ?? '', draft.picture?.alt ?? '', draft.translation?.text ?? ''].join('\n').trim()),
});

/** Stores a passage and returns its id; of one that is stored already the id that it has, of several the lowest. `isNew` says which. */
export async function keepPassage(tx: Tx, draft: PassageDraft, now: number): Promise<{ id: number; isNew: boolean }> {
  const there = await tx.selectFrom('passages').select('id').where('contents_hash', '=', hashOf(draft)).orderBy('id').executeTakeFirst();
  if (there !== undefined) return { id: there.id, isNew: false };
  const added = await tx
    .insertInto('passages')
    .values({ ...rowOf(draft), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: added.id, isNew: true };
}

/** Locks these passages until the end of the transaction, so that two of them do not get their last place at once. */
export async function holdPassages(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((a, b) => a - b)) await hold(tx.updateTable('passages'), 'created_at').where('id', '=', id).execute();
}

const full = { code: 'passage-full', most: maxItems.questionsOfPassage } as const;

/** The passages of questions, stored and locked. `isLess`: one of them is no more. */
async function placedIn(tx: Tx, drafts: readonly QuestionDraft[], now: number) {
  const stored = new Map<string, number>();
  const ids: (number | null)[] = [];
  for (const { passage } of drafts) {
    if (passage === undefined) ids.push(null);
    else if (passage.id !== undefined) ids.push(passage.id);
    else {
      const contents = contentsOf(passage);
      const id = stored.get(contents) ?? (await keepPassage(tx, passage, now)).id;
      stored.set(contents, id);
      ids.push(id);
    }
  }
  const named = [...new Set(ids.filter((id) => id !== null))];
  await holdPassages(tx, named);
  const passages = await passagesById(tx, named);
  return { ids, named, passages, isLess: passages.size < named.length };
}

/**
 * Stores the passages of new questions, or of one that is edited, and returns the questions with them. `ownId`: the passage that the edited question has.
 * Throws 400 naming `passage` where there is no passage of the id, or where it would get more questions than a set may have.
 */
export async function settle(tx: Tx, drafts: readonly QuestionDraft[], now: number, ownId?: number): Promise<Settled[]> {
  let placed = await placedIn(tx, drafts, now);
  // A passage that says the same was deleted while it was waited for: it is stored anew.
  if (placed.isLess) placed = await placedIn(tx, drafts, now);
  if (placed.isLess) throw invalid({ 'passage.id': { code: 'not-a-passage' } });
  const { ids, named, passages } = placed;
  const counts = await countsOf(tx, named);
  for (const id of ids) if (id !== null && id !== ownId) counts.set(id, (counts.get(id) ?? 0) + 1);
  if ([...counts.values()].some((count) => count > maxItems.questionsOfPassage)) throw invalid({ passage: full });
  return drafts.map(({ passage: _, ...rest }, at) => {
    const passage = passages.get(ids[at] ?? 0);
    return { ...rest, ...(passage && { passage }) };
  });
}

/** Puts new questions under their passages. */
export async function addLinks(tx: Tx, drafts: readonly Settled[], ids: readonly number[]): Promise<void> {
  const links = drafts.flatMap(({ passage }, at) => (passage === undefined ? [] : [{ question_id: ids[at] ?? 0, passage_id: passage.id }]));
  await insertMany(tx, 'question_passages', links);
}

/** Puts questions under one passage, or, with null, under none. */
export async function replaceLinks(tx: Tx, questionIds: readonly number[], passageId: number | null): Promise<void> {
  if (questionIds.length === 0) return;
  await tx.deleteFrom('question_passages').where('question_id', 'in', questionIds).execute();
  if (passageId === null) return;
  const rows = questionIds.map((id) => ({ question_id: id, passage_id: passageId }));
  await insertMany(tx, 'question_passages', rows);
}
