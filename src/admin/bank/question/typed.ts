import type { RuleCode } from '../../../../contract/faults/form-rules';
import { optionSlots } from '../../../../contract/fields/limits';
import { hasOptions, kindOf, saidKind } from '../../../../contract/kinds/kind';
import { explanationOf } from '../../../../contract/question/explanation';
import { languageMeant } from '../../../../contract/question/languages';
import {
  isFilled,
  type Question,
  type QuestionDraft,
  questionFault,
  type TypedQuestion,
  tagsFrom,
} from '../../../../contract/question/question';
import type { QuestionLanguage } from '../../../../contract/question/translation';
import { secondLanguage } from '../../../../contract/question/translation-rule';
import { ownForm, typedRow } from '../kinds/admin-kinds';
import { passageFrom, typedPassage } from '../passage/typed-passage';
import { pictureFrom, typedPicture } from '../picture/typed-picture';
import type { Slot, Typed } from './draft-shape';
import { isComing } from './form-pictures';
import { isRight } from './typed-rights';

const emptySlot = (key: number): Slot => ({ key, text: '', second: '', picture: null });

const emptySlots = (): Slot[] => Array.from({ length: optionSlots.byDefault }, (_, key) => emptySlot(key));

export const emptyForm = (): Typed => ({
  kind: 'single',
  description: '',
  picture: null,
  categoryIds: [],
  difficultyLevel: '',
  language: '',
  examTags: '',
  slots: emptySlots(),
  rights: [],
  ...ownForm({}),
  explanation: '',
  explanationPicture: null,
  second: { description: '', explanation: '' },
  passage: null,
});

/** Returns the form state of a question. */
export function typedFrom(question: Omit<Question, 'passage'> & Pick<QuestionDraft, 'passage'>): Typed {
  const { description, picture, categoryIds, difficultyLevel, language, examTags, options, translation } = question;
  const { explanation, explanationPicture } = explanationOf(question);
  const slots = options.map(({ text, picture: own }, key) => ({
    key,
    text,
    second: translation?.options[key] ?? '',
    picture: typedPicture(own),
  }));
  return {
    kind: kindOf(question),
    description,
    picture: typedPicture(picture),
    categoryIds,
    difficultyLevel,
    language,
    examTags: examTags.join(', '),
    // A number that becomes a question with options has the empty slots of a new one.
    slots: slots.length > 0 ? slots : emptySlots(),
    rights: options.flatMap(({ correct }, key) => (correct ? [key] : [])),
    ...ownForm(question),
    explanation,
    explanationPicture: typedPicture(explanationPicture),
    second: {
      description: translation?.description ?? '',
      explanation: translation?.explanation ?? '',
      ...(translation && { language: translation.language }),
    },
    passage: question.passage === undefined ? null : typedPassage(question.passage),
  };
}

/** Returns the form for the next question: kind, category, difficulty, language and passage stay, because they are often the same. */
export const nextForm = ({ kind, categoryIds, difficultyLevel, language, passage }: Typed): Typed => ({
  ...emptyForm(),
  kind,
  categoryIds,
  difficultyLevel,
  language,
  passage,
});

export function withSlot(form: Typed): Typed {
  if (form.slots.length >= optionSlots.max) return form;
  const key = Math.max(...form.slots.map((slot) => slot.key)) + 1;
  return { ...form, slots: [...form.slots, emptySlot(key)] };
}

export function withoutSlot(form: Typed, key: number): Typed {
  if (form.slots.length <= optionSlots.min) return form;
  return { ...form, slots: form.slots.filter((slot) => slot.key !== key), rights: form.rights.filter((right) => right !== key) };
}

export const withText = (form: Typed, key: number, text: string, version: 'text' | 'second' = 'text'): Typed => ({
  ...form,
  slots: form.slots.map((slot) => (slot.key === key ? { ...slot, [version]: text } : slot)),
});

const isBlank = (text: string): boolean => text.trim() === '';

/** The slots in sight: a question without options has none. */
export const openSlots = ({ kind, slots }: Pick<Typed, 'kind' | 'slots'>): Slot[] => (hasOptions({ kind }) ? slots : []);

/** Whether the second language has any text. */
export const hasSecond = ({ kind, second, slots }: Typed): boolean =>
  [second.description, second.explanation, ...openSlots({ kind, slots }).map((slot) => slot.second)].some((text) => !isBlank(text));

/** Whether one language of a form was changed since then, and the second one, which is there, was not. */
export function isSecondBehind(before: Typed, now: Typed): boolean {
  const own = ({ description, explanation, slots }: Typed) => JSON.stringify([description, explanation, slots.map(({ text }) => text)]);
  const other = ({ second, slots }: Typed) => JSON.stringify([second.description, second.explanation, slots.map((slot) => slot.second)]);
  return hasSecond(now) && own(before) !== own(now) && other(before) === other(now);
}

/** The language of the second version: the chosen one, unless the question itself is in it now. */
export function secondOf({ language, second }: Pick<Typed, 'language' | 'second'>): QuestionLanguage {
  const isOther = second.language !== undefined && second.language !== languageMeant(language);
  return isOther && second.language !== undefined ? second.language : (secondLanguage(language) ?? 'hi');
}

const said = ({ text, picture }: Slot) => ({ text, picture: pictureFrom(picture) });

/** Whether a slot has a text or a picture. */
export const isSaid = (slot: Slot): boolean => isFilled(said(slot));

/**
 * Returns the slots that become options; a number has none. A slot filled only in the second language is included, so that it is refused and not lost.
 */
export const filledSlots = (form: Typed): Slot[] => openSlots(form).filter((slot) => isSaid(slot) || !isBlank(slot.second));

/** Converts the form for the contract's rules. */
const asTyped = (form: Typed): TypedQuestion => ({
  kind: form.kind,
  description: form.description,
  categoryIds: form.categoryIds,
  options: form.slots.map((slot) => ({ ...said(slot), correct: isRight(form, slot.key) })),
});

/** Returns the first rule that the form breaks, or null. */
export function formFault(form: Typed): RuleCode | null {
  if (isComing(form)) return 'picture-under-way';
  return questionFault(asTyped(form)) ?? typedRow(form)?.fault(form) ?? null;
}

/** Returns the request body: without empty slots, options numbered from 1, the explanation on the first correct option only. */
export function draftOf(form: Typed): QuestionDraft {
  const row = typedRow(form);
  const passage = passageFrom(form.passage);
  const filled = filledSlots(form);
  const explained = filled.find((slot) => isRight(form, slot.key));
  return {
    ...saidKind(form),
    description: form.description,
    picture: pictureFrom(form.picture),
    categoryIds: form.categoryIds,
    difficultyLevel: form.difficultyLevel,
    language: form.language,
    examTags: tagsFrom(form.examTags),
    options: filled.map((slot, place) => {
      const isExplained = slot === explained;
      return {
        id: place + 1,
        ...said(slot),
        correct: isRight(form, slot.key),
        explanation: isExplained ? form.explanation : '',
        explanationPicture: isExplained ? pictureFrom(form.explanationPicture) : undefined,
      };
    }),
    ...(row && { ...row.answer(form), explanation: form.explanation, explanationPicture: pictureFrom(form.explanationPicture) }),
    ...(passage && { passage }),
    ...(hasSecond(form) && {
      translation: { ...form.second, language: secondOf(form), options: filled.map(({ second }) => second) },
    }),
  };
}
