import { kindOf } from '../../kinds/kind';
import { explanationOf } from '../../question/explanation';
import type { PassageDraft } from '../../question/passage-draft';
import type { Picture } from '../../question/picture';
import type { QuestionDraft } from '../../question/question';
import type { XmlInBoth } from '../kinds/file-kind';
import { fileKinds } from '../kinds/file-kinds';
import type { Paths } from '../shared/filed';
import { passageTag } from '../shared/labels';
import { asHtml, multilang } from '../shared/multilang';
import { pieces } from '../shared/pieces';
import { element, escaped, plain, type Worded } from '../shared/written-xml';
import { pluginFile } from './files';

const longestName = 80;

/** Moodle demands a name for each question: the beginning of its text. */
function titleOf(description: string): string {
  const letters = [...description.replace(/\s+/g, ' ').trim()];
  return letters.length <= longestName ? letters.join('') : `${letters.slice(0, longestName - 1).join('')}…`;
}

/** Bytes of a picture in base64, by its hash. */
export type PictureFiles = (hash: string) => string;

/** The file of a picture, named by its hash. */
const fileName = ({ hash }: Picture): string => `${hash}.webp`;

const image = (picture: Picture): string =>
  `<p><img src="${pluginFile}/${fileName(picture)}" alt="${escaped(picture.alt)}" width="${picture.width}" height="${picture.height}"></p>`;

const fileElement = (picture: Picture, files: PictureFiles): string =>
  `<file name="${fileName(picture)}" path="/" encoding="base64">${files(picture.hash)}</file>`;

/** A text with a picture below it, as HTML. Moodle's placeholder for files is escaped where the text contains it. */
const pictured = (html: string, picture: Picture, files: PictureFiles): Worded => ({
  format: 'html',
  text: html.replaceAll(pluginFile, '&#64;@PLUGINFILE@@') + image(picture),
  files: fileElement(picture, files),
});

const tagged = (tag: string): string => `<tag><text>${escaped(tag)}</text></tag>`;

function questionXml(question: QuestionDraft, tags: readonly string[], files: PictureFiles): string {
  const { description, picture, translation } = question;
  /** A text in two languages or with a picture is HTML; any other text is unchanged. */
  const inBoth: XmlInBoth = (first, second = '', shown) => {
    const html = translation && first !== '' ? multilang(first, second, translation, question.language) : null;
    if (shown !== undefined) return pictured(html ?? asHtml(first), shown, files);
    return html === null ? plain(first) : { format: 'html', text: html, files: '' };
  };
  const { explanation, explanationPicture } = explanationOf(question);
  const { type, answered } = fileKinds[kindOf(question)].moodle;
  return `  <question type="${type}">
    <name><text>${escaped(titleOf(description))}</text></name>
    ${element('questiontext', inBoth(description, translation?.description, picture))}
    ${element('generalfeedback', inBoth(explanation, translation?.explanation, explanationPicture))}
    <defaultgrade>1</defaultgrade>
    <penalty>0</penalty>
    <hidden>0</hidden>
${answered(question, inBoth)}    <tags>${tags.map(tagged).join('')}</tags>
  </question>
`;
}

/** A passage as a description, which its questions name in a tag. `named.language`: of the first of them. */
function passageXml(
  { text = '', picture, translation }: PassageDraft,
  named: { name: string; language: string },
  files: PictureFiles,
): string {
  const { name, language } = named;
  const html = translation ? multilang(text, translation.text, translation, language) : null;
  const said = picture
    ? pictured(html ?? asHtml(text), picture, files)
    : html === null
      ? plain(text)
      : { format: 'html', text: html, files: '' };
  return `  <question type="description">
    <name><text>${escaped(titleOf(text === '' ? name : text))}</text></name>
    ${element('questiontext', said)}
    ${element('generalfeedback', plain(''))}
    <defaultgrade>0</defaultgrade>
    <penalty>0</penalty>
    <hidden>0</hidden>
    <tags>${tagged(passageTag + name)}</tags>
  </question>
`;
}

/** The element that says the category of the questions below it. `path`: in Moodle's form. */
export const categoryXml = (path: string): string =>
  `<question type="category"><category><text>${escaped(path)}</text></category></question>`;

/** The text before and after the pieces of {@link writeMoodleXml}. */
export const moodleXmlFrame = { start: '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n', end: '</quiz>\n' } as const;

/** The bank's questions as Moodle XML with their pictures, piece by piece. */
export const writeMoodleXml = (questions: Iterable<QuestionDraft>, paths: Paths, files: PictureFiles): Generator<string> =>
  pieces(questions, paths, {
    category: (path) => `  ${categoryXml(path)}\n`,
    passage: (passage, name, language) => passageXml(passage, { name, language }, files),
    question: (question, tags) => questionXml(question, tags, files),
  });
