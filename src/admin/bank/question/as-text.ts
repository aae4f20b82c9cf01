import { optionLetters } from '../../../../contract/fields/limits';
import { pathsOf } from '../../../../contract/formats/shared/filed';
import type { Category } from '../../../../contract/question/category';
import type { BankWords } from '../../words/use-bank-copy';
import { typedRow } from '../kinds/admin-kinds';
import type { TypedPicture } from '../picture/typed-picture';
import type { Typed } from './draft-shape';
import { hasSecond, openSlots, secondOf } from './typed';

const pictured = (text: string, picture: TypedPicture | null): string =>
  [text, picture === null ? '' : `[${picture.alt}]`].filter((part) => part !== '').join(' ');

/**
 * A question as lines, to be compared with another version: every field of the form has its line, the right options are marked, and what is empty has none.
 * `categories`: the tree of the bank.
 */
export function asText(form: Typed, copy: BankWords, categories: readonly Category[]): string {
  const { kind, rights, second } = form;
  const option = (key: number, at: number, text: string, picture: TypedPicture | null) =>
    text === '' && picture === null ? '' : `${optionLetters[at]}. ${pictured(text, picture)}${rights.includes(key) ? ' ✓' : ''}`;
  const options = openSlots(form).map(({ key, text, picture }, at) => option(key, at, text, picture));
  const row = typedRow(form);
  const answer = row ? [row.line(form)] : options;
  const inSecond = [
    copy.secondVersion(secondOf(form)),
    second.description,
    ...openSlots(form).map((slot, at) => (slot.second === '' ? '' : `${optionLetters[at]}. ${slot.second}`)),
    second.explanation,
  ];
  const paths = pathsOf(categories);
  const filed = form.categoryIds.map((id) => paths.get(id)?.join(' / ') ?? String(id));
  const facts: readonly (readonly [string, string])[] = [
    [copy.kinds.kind, copy.kinds.kinds[kind]],
    [copy.categories, filed.join(', ')],
    [copy.difficultyLevel, form.difficultyLevel],
    [copy.language, form.language],
    [copy.examTags, form.examTags],
    [copy.passages.field, form.passage?.text ?? ''],
  ];
  return [
    pictured(form.description, form.picture),
    ...answer,
    pictured(form.explanation, form.explanationPicture),
    ...(hasSecond(form) ? inSecond : []),
    ...facts.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`])),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
