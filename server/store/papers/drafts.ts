import type { AnswerKey } from '../../../analysis/marking/key';
import type { Mix } from '../../../contract/exam/mix';
import type { QuestionKind } from '../../../contract/kinds/kind';
import type { FrozenPaper } from '../../rules/papers/freeze';
import { hold } from '../engine/hold';
import type { Db, Tx } from '../engine/store';
import { listedSubjects } from './listed-subjects';

/** What a subject of a draft was drawn from. */
export interface DrawnBy {
  categoryIds: readonly number[];
  mix?: Mix | undefined;
  questionsPerPassage?: number | undefined;
  kinds?: readonly QuestionKind[] | undefined;
}

/** A paper that no learner can have fetched: its assessment was made as a draft, and never anything else. */
export interface Draft {
  /** From 1. */
  version: number;
  /** By subject. */
  rules: DrawnBy[];
}

const draftIn = ({ version, rules_json }: { version: number; rules_json: string }): Draft => ({
  version,
  rules: JSON.parse(rules_json) as DrawnBy[],
});

/** Lets the paper of a new assessment be changed until its first publication. */
export async function addDraft(tx: Tx, id: number, rules: readonly DrawnBy[]): Promise<void> {
  await tx
    .insertInto('paper_drafts')
    .values({ assessment_id: id, version: 1, rules_json: JSON.stringify(rules) })
    .execute();
}

/** Freezes the paper of an assessment for ever: from now on learners may have it. */
export async function endDraft(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('paper_drafts').where('assessment_id', '=', id).execute();
}

/** The version of a paper that can still be changed; null once it is frozen, and if there is no such assessment. */
export async function draftVersion(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('paper_drafts').select('version').where('assessment_id', '=', id).executeTakeFirst();
  return row?.version ?? null;
}

/** The draft, locked until the end of the transaction, so that a change and a publication come one after the other; null once it is frozen. */
export async function heldDraft(tx: Tx, id: number): Promise<Draft | null> {
  const [row] = await hold(tx.updateTable('paper_drafts'), 'version')
    .where('assessment_id', '=', id)
    .returning(['version', 'rules_json'])
    .execute();
  return row === undefined ? null : draftIn(row);
}

/** A paper with its key and, while it can be changed, its draft. */
export interface DrawnRow {
  paper: FrozenPaper;
  key: AnswerKey;
  draft: Draft | null;
}

/** All of one moment, by one statement; null if there is no such assessment. A paper whose key was corrected has no draft any more. */
export async function drawnById(db: Db, id: number): Promise<DrawnRow | null> {
  const row = await db
    .selectFrom('assessments')
    .innerJoin('answer_keys', 'answer_keys.assessment_id', 'assessments.id')
    .leftJoin('paper_drafts', 'paper_drafts.assessment_id', 'assessments.id')
    .select(['paper_json', 'key_json', 'paper_drafts.version as draft_version', 'rules_json'])
    .where('assessments.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { draft_version: version, rules_json } = row;
  const key = JSON.parse(row.key_json) as AnswerKey;
  const isFrozen = version === null || rules_json === null || key.answers.some(({ regraded }) => regraded !== undefined);
  return { paper: JSON.parse(row.paper_json) as FrozenPaper, key, draft: isFrozen ? null : draftIn({ version, rules_json }) };
}

/** Stores the changed paper of a draft that this transaction holds; trial runs of the earlier paper are deleted, so that the paper can be tried again. */
export async function saveDrawn(tx: Tx, id: number, { paper, key }: Pick<DrawnRow, 'paper' | 'key'>): Promise<void> {
  await tx
    .updateTable('assessments')
    .set({ paper_json: JSON.stringify(paper), subjects_json: JSON.stringify(listedSubjects(paper)) })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('answer_keys')
    .set({ key_json: JSON.stringify(key) })
    .where('assessment_id', '=', id)
    .execute();
  await tx
    .updateTable('paper_drafts')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('assessment_id', '=', id)
    .execute();
  await tx.deleteFrom('submissions').where('assessment_id', '=', id).where('is_preview', '=', 1).execute();
}

/** Whether an answer of a learner is filed, which a draft has only if somebody guessed its address. */
export async function isAnswered(db: Db, id: number): Promise<boolean> {
  const filed = db.selectFrom('submissions').select('uid').where('assessment_id', '=', id).where('is_preview', '=', 0);
  return (await filed.executeTakeFirst()) !== undefined;
}

/** Gives the rules of all drafts the category `to` in the place of `from`, each once. */
export async function replaceInDrafts(tx: Tx, replaced: (ids: readonly number[]) => number[]): Promise<void> {
  const rows = await tx.selectFrom('paper_drafts').selectAll().execute();
  for (const row of rows) {
    const rules = draftIn(row).rules.map((rule) => ({ ...rule, categoryIds: replaced(rule.categoryIds) }));
    await tx
      .updateTable('paper_drafts')
      .set({ rules_json: JSON.stringify(rules) })
      .where('assessment_id', '=', row.assessment_id)
      .execute();
  }
}
