import type { Selectable } from 'kysely';
import type { OwnAnswer } from '../../../contract/kinds/kinds';
import type { Option } from '../../../contract/question/question';
import { rightKey } from '../../../contract/question/question-key';
import { batches } from '../engine/insert-many';
import { preparedStatement } from '../engine/prepared-statements';
import type { Tables } from '../engine/schema';
import type { Db } from '../engine/store';

type Row = Pick<Selectable<Tables['questions']>, 'id' | 'options_json' | 'numeric_json'>;

const rightIn = ({ options_json, numeric_json }: Row): string =>
  rightKey({ options: JSON.parse(options_json) as Option[], ...(numeric_json !== null && (JSON.parse(numeric_json) as OwnAnswer)) });

/** The right answers (contract: `rightKey`) of these questions of the bank, by their ids. */
export async function rightAnswersOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  const select = preparedStatement<number, Row>(
    (some) => db.selectFrom('questions').select(['id', 'options_json', 'numeric_json']).where('id', 'in', some),
    (id) => [id],
  );
  for (const some of batches(ids)) {
    const { rows } = await db.executeQuery(select(some));
    for (const row of rows) found.set(row.id, rightIn(row));
  }
  return found;
}
