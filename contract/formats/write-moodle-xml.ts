import type { Option, QuestionDraft } from '../question';
import { forMoodle, type Paths } from './filed';

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

const plain = (name: string, text: string): string => `<${name} format="plain_text"><text>${escaped(text)}</text></${name}>`;

const answer = ({ text, correct }: Option): string =>
  `    <answer fraction="${correct ? 100 : 0}" format="plain_text"><text>${escaped(text)}</text>${plain('feedback', '')}</answer>\n`;

const tagged = (tag: string): string => `<tag><text>${escaped(tag)}</text></tag>`;

function questionXml({ description, options }: QuestionDraft, tags: readonly string[]): string {
  const explanation = options.find(({ correct }) => correct)?.explanation ?? '';
  return `  <question type="multichoice">
    <name><text>${escaped(nameOf(description))}</text></name>
    ${plain('questiontext', description)}
    ${plain('generalfeedback', explanation)}
    <defaultgrade>1</defaultgrade>
    <penalty>0</penalty>
    <hidden>0</hidden>
    <single>true</single>
    <shuffleanswers>false</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
${options.map(answer).join('')}    <tags>${tags.map(tagged).join('')}</tags>
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
