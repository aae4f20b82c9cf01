import { inWords, type Question } from '../../question/question';

/** A question for formats without pictures: an option or a passage that is only a picture becomes its description, so that the file can be imported again. */
export function inWordsAlone(question: Question): Question {
  const options = question.options.map((option) => ({ ...option, text: inWords(option) }));
  const { translation, passage } = question;
  const inWordsToo = { ...question, options, ...(passage && { passage: { ...passage, text: inWords(passage) } }) };
  if (translation === undefined) return inWordsToo;
  const second = translation.options.map((text, at) => (text === '' ? (options[at]?.text ?? '') : text));
  return { ...inWordsToo, translation: { ...translation, options: second } };
}
