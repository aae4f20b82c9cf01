import { inWords, type Question } from '../question/question';

/** A question as files hold it, which know no pictures: an option that is one alone says what it shows, so that the file can be brought in again. */
export function inWordsAlone(question: Question): Question {
  const options = question.options.map((option) => ({ ...option, text: inWords(option) }));
  const { translation } = question;
  if (translation === undefined) return { ...question, options };
  const second = translation.options.map((text, at) => (text === '' ? (options[at]?.text ?? '') : text));
  return { ...question, options, translation: { ...translation, options: second } };
}
