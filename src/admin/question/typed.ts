import type { RuleCode } from '../../../contract/faults/rules';
import { optionSlots } from '../../../contract/fields/limits';
import {
  isFilled,
  type Question,
  type QuestionDraft,
  questionFault,
  type TypedQuestion,
  tagsFrom,
} from '../../../contract/question/question';
import { secondLanguage } from '../../../contract/question/translation-rule';
import { isComing } from './form-pictures';
import type { Slot, Typed } from './typed-form';
import { pictureFrom, typedPicture } from './typed-picture';

const emptySlot = (key: number): Slot => ({ key, text: '', second: '', picture: null });

const emptySlots = (): Slot[] => Array.from({ length: optionSlots.byDefault }, (_, key) => emptySlot(key));

export const emptyForm = (): Typed => ({
  description: '',
  picture: null,
  categoryIds: [],
  difficultyLevel: '',
  language: '',
  examTags: '',
  slots: emptySlots(),
  correct: null,
  explanation: '',
  explanationPicture: null,
  second: { description: '', explanation: '' },
});

/** Returns the form state of a question. */
export function typedFrom({
  description,
  picture,
  categoryIds,
  difficultyLevel,
  language,
  examTags,
  options,
  translation,
}: Question): Typed {
  const right = options.findIndex(({ correct }) => correct);
  return {
    description,
    picture: typedPicture(picture),
    categoryIds,
    difficultyLevel,
    language,
    examTags: examTags.join(', '),
    slots: options.map(({ text, picture: own }, key) => ({
      key,
      text,
      second: translation?.options[key] ?? '',
      picture: typedPicture(own),
    })),
    correct: right < 0 ? null : right,
    explanation: options[right]?.explanation ?? '',
    explanationPicture: typedPicture(options[right]?.explanationPicture),
    second: { description: translation?.description ?? '', explanation: translation?.explanation ?? '' },
  };
}

/** Returns the form for the next question: category, difficulty and language stay, because they are often the same. */
export const nextForm = ({ categoryIds, difficultyLevel, language }: Typed): Typed => ({
  ...emptyForm(),
  categoryIds,
  difficultyLevel,
  language,
});

export function withSlot(form: Typed): Typed {
  if (form.slots.length >= optionSlots.max) return form;
  const key = Math.max(...form.slots.map((slot) => slot.key)) + 1;
  return { ...form, slots: [...form.slots, emptySlot(key)] };
}

export function withoutSlot(form: Typed, key: number): Typed {
  if (form.slots.length <= optionSlots.min) return form;
  return { ...form, slots: form.slots.filter((slot) => slot.key !== key), correct: form.correct === key ? null : form.correct };
}

export const withText = (form: Typed, key: number, text: string, version: 'text' | 'second' = 'text'): Typed => ({
  ...form,
  slots: form.slots.map((slot) => (slot.key === key ? { ...slot, [version]: text } : slot)),
});

const isBlank = (text: string): boolean => text.trim() === '';

/** Whether the second language has any text. */
export const hasSecond = ({ second, slots }: Typed): boolean =>
  [second.description, second.explanation, ...slots.map((slot) => slot.second)].some((text) => !isBlank(text));

const said = ({ text, picture }: Slot) => ({ text, picture: pictureFrom(picture) });

/** Whether a slot has a text or a picture. */
export const isSaid = (slot: Slot): boolean => isFilled(said(slot));

/** Returns the slots that become options. A slot filled only in the second language is included, so that it is refused and not lost. */
export const filledSlots = ({ slots }: Typed): Slot[] => slots.filter((slot) => isSaid(slot) || !isBlank(slot.second));

/** Converts the form for the contract's rules. */
const asTyped = ({ description, categoryIds, slots, correct }: Typed): TypedQuestion => ({
  description,
  categoryIds,
  options: slots.map((slot) => ({ ...said(slot), correct: slot.key === correct })),
});

/** Returns the first rule that the form breaks, or null. */
export const formFault = (form: Typed): RuleCode | null => (isComing(form) ? 'picture-under-way' : questionFault(asTyped(form)));

/** Returns the request body: without empty slots, options numbered from 1, the explanation on the correct option only. */
export function draftOf(form: Typed): QuestionDraft {
  const filled = filledSlots(form);
  return {
    description: form.description,
    picture: pictureFrom(form.picture),
    categoryIds: form.categoryIds,
    difficultyLevel: form.difficultyLevel,
    language: form.language,
    examTags: tagsFrom(form.examTags),
    options: filled.map((slot, place) => {
      const correct = slot.key === form.correct;
      return {
        id: place + 1,
        ...said(slot),
        correct,
        explanation: correct ? form.explanation : '',
        explanationPicture: correct ? pictureFrom(form.explanationPicture) : undefined,
      };
    }),
    ...(hasSecond(form) && {
      translation: { language: secondLanguage(form.language) ?? 'hi', ...form.second, options: filled.map(({ second }) => second) },
    }),
  };
}
