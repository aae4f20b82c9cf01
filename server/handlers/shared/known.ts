import type { Picture } from '../../../contract/question/picture';
import type { QuestionDraft } from '../../../contract/question/question';
import { translationFields } from '../../../contract/question/translation-rule';
import { invalid } from '../../replies/refusal';
import { asKept } from '../../rules/bank/question';
import { unknownCategories } from '../../store/bank/categories';
import { picturesKnown } from '../../store/bank/pictures';
import type { Db } from '../../store/engine/store';

/** Throws 400 naming each id in `lists` (field → ids) that is no category, e.g. `subjects.0.categoryIds.2`. */
export async function demandCategories(db: Db, lists: Record<string, readonly number[]>): Promise<void> {
  const unknown = await unknownCategories(db, [...new Set(Object.values(lists).flat())]);
  if (unknown.size === 0) return;
  const faults = Object.entries(lists).flatMap(([field, ids]) =>
    ids.flatMap((id, index) => (unknown.has(id) ? [[`${field}.${index}`, { code: 'not-a-category' }] as const] : [])),
  );
  throw invalid(Object.fromEntries(faults));
}

/** Throws 400 naming each field in which a question's second version is not whole. */
function demandWholeTranslation(draft: QuestionDraft): void {
  const faults = translationFields(draft);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

const picturesOf = ({ picture, options, explanationPicture, passage }: QuestionDraft): [field: string, picture: Picture | undefined][] => [
  ['picture', picture],
  ['explanationPicture', explanationPicture],
  ['passage.picture', passage?.picture],
  ...options.flatMap((option, at): [string, Picture | undefined][] => [
    [`options.${at}.picture`, option.picture],
    [`options.${at}.explanationPicture`, option.explanationPicture],
  ]),
];

/** Throws 400 naming each of these pictures that was never uploaded, or is of another size. */
export async function demandPictures(db: Db, pictures: readonly [field: string, picture: Picture | undefined][]): Promise<void> {
  const named = pictures.flatMap(([field, picture]) => (picture === undefined ? [] : [{ field, ...picture }]));
  const known = await picturesKnown(db, [...new Set(named.map(({ hash }) => hash))]);
  const unknown = named.filter(({ hash, width, height }) => {
    const there = known.get(hash);
    return there?.width !== width || there.height !== height;
  });
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map(({ field }) => [field, { code: 'not-an-own-picture' }] as const)));
}

/** A question as the database keeps it. Throws 400 naming each unknown category and picture. */
export async function knownDraft(db: Db, body: QuestionDraft): Promise<QuestionDraft> {
  const draft = asKept(body);
  demandWholeTranslation(draft);
  await demandCategories(db, { categoryIds: body.categoryIds });
  await demandPictures(db, picturesOf(draft));
  return draft;
}
