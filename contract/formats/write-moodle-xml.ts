import type { QuestionDraft } from '../question';
import { forMoodle, type Paths } from './filed';
import { multilang } from './multilang';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Signs that XML has no way to hold are left out. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const longestName = 80;

/** Moodle wants a name for each question; it is the beginning of what is asked. */
function nameOf(description: string): string {
  const letters = [...description.replace(/\s+/g, ' ').trim()];
  return letters.length <= longestName ? letters.join('') : `${letters.slice(0, longestName - 1).join('')}…`;
}

/** A format and a text of it, as they stand in an element. */
interface Worded {
  format: string;
  text: string;
}

const plain = (text: string): Worded => ({ format: 'plain_text', text });
const element = (name: string, { format, text }: Worded): string => `<${name} format="${format}"><text>${escaped(text)}</text></${name}>`;

const answer = ({ format, text }: Worded, isRight: boolean): string =>
  `    <answer fraction="${isRight ? 100 : 0}" format="${format}"><text>${escaped(text)}</text>${element('feedback', plain(''))}</answer>\n`;

const tagged = (tag: string): string => `<tag><text>${escaped(tag)}</text></tag>`;

function questionXml({ description, options, translation }: QuestionDraft, tags: readonly string[]): string {
  /** In two languages a text is HTML, or else it stays as it is. */
  const said = (first: string, second = ''): Worded =>
    translation && first !== '' ? { format: 'html', text: multilang(first, second, translation) } : plain(first);
  const explanation = options.find(({ correct }) => correct)?.explanation ?? '';
  return `  <question type="multichoice">
    <name><text>${escaped(nameOf(description))}</text></name>
    ${element('questiontext', said(description, translation?.description))}
    ${element('generalfeedback', said(explanation, translation?.explanation))}
    <defaultgrade>1</defaultgrade>
    <penalty>0</penalty>
    <hidden>0</hidden>
    <single>true</single>
    <shuffleanswers>false</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
${options.map(({ text, correct }, at) => answer(said(text, translation?.options[at]), correct)).join('')}    <tags>${tags.map(tagged).join('')}</tags>
  </question>
`;
}

const categoryXml = (path: string): string => `  <question type="category"><category><text>${escaped(path)}</text></category></question>\n`;

/** What stands around the pieces of {@link writeMoodleXml}. */
export const moodleXmlFrame = { start: '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n', end: '</quiz>\n' } as const;

/** The bank's questions as Moodle XML, piece by piece; the category is said where it changes. */
export function* writeMoodleXml(questions: Iterable<QuestionDraft>, paths: Paths): Generator<string> {
  let current = '';
  for (const question of questions) {
    const { category, tags } = forMoodle(question, paths);
    const move = category === current ? '' : categoryXml(category);
    current = category;
    yield move + questionXml(question, tags);
  }
}
