import { inWords, type Question } from '../question/question';

/** A question for formats without pictures: an option that is only a picture becomes its description, so that the file can be imported again. */
export function inWordsAlone(question: Question): Question {
  const options = question.options.map((option) => ({ ...option, text: inWords(option) }));
  const { translation } = question;
  if (translation === undefined) return { ...question, options };
  const second = translation.options.map((text, at) => (text === '' ? (options[at]?.text ?? '') : text));
  return { ...question, options, translation: { ...translation, options: second } };
}
