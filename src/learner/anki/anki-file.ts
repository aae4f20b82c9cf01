import { rightText } from '../../../analysis/answers/right';
import type { ResultQuestion } from '../../../contract/assessment/assessment';
import { isRightOption } from '../../../contract/assessment/right-options';
import type { Passage } from '../../../contract/question/passage';
import type { Picture } from '../../../contract/question/picture';
import type { QuestionLanguage } from '../../../contract/question/translation';
import type { AnkiCopy } from '../../copy/en/anki';
import type { ReviewCopy } from '../../copy/en/review';
import { versionIn } from '../../ui/question/question-language';
import { letterOf } from '../../ui/review/outcome';
import { ankiHtml } from './anki-html';

/** A question that becomes a note. */
export interface AnkiSource {
  question: ResultQuestion;
  passage?: Passage | undefined;
  subjectName: string;
  categories: readonly string[];
  /** The assessment's name. */
  assessment: string;
  /** The person's own; empty or absent: none. */
  note?: string | undefined;
}

interface How {
  /** In which language bilingual questions are read. */
  language: QuestionLanguage;
  /** The portal's name: the deck above those of the assessments. */
  portal: string;
  /** The portal's host: ids of questions are its own. */
  host: string;
  copy: Pick<AnkiCopy, 'picture' | 'note'> & Pick<ReviewCopy, 'range'>;
}

/** Anki reads `::` in names of decks and tags as *below*, and spaces between tags as their end. */
const deckName = (name: string): string =>
  name
    .replace(/["\p{Cc}]/gu, ' ')
    .replace(/:{2,}/g, ':')
    .trim();
const tagName = (name: string): string => deckName(name).replace(/\s+/gu, '_');

function tagsOf({ subjectName, categories }: AnkiSource): string {
  const subject = tagName(subjectName);
  const topics = categories.map(tagName).filter((topic) => topic !== '' && topic !== subject);
  const tags = topics.length === 0 ? [subject] : topics.map((topic) => [subject, topic].filter((name) => name !== '').join('::'));
  return [...new Set(tags)].join(' ');
}

const directed = (html: string, dir: 'ltr' | 'rtl' | undefined): string => (dir === 'rtl' ? `<div dir=rtl>${html}</div>` : html);

function noteOf(source: AnkiSource, { language, copy }: How): { front: string; back: string } {
  const { question, passage } = source;
  const { second, dir } = versionIn(language, question);
  const shown = passage && versionIn(language, passage);
  // Pictures are files of their own in Anki, which a text file cannot bring: their description stands in their place.
  const pictured = (html: string, picture: Picture | undefined): string =>
    [html, picture && `<i>${ankiHtml(copy.picture(picture.alt))}</i>`].filter(Boolean).join('<br>');
  const options = question.options.map(({ id, text, picture }, place) => ({
    isRight: isRightOption(question, id),
    html: pictured(`${letterOf(place)}. ${ankiHtml(second?.options[place] ?? text)}`, picture),
  }));
  const typed = rightText(question, copy);
  const right = typed === '' ? options.filter(({ isRight }) => isRight).map(({ html }) => html) : [ankiHtml(typed)];
  const explanation = pictured(ankiHtml((second?.explanation || question.explanation) ?? ''), question.explanationPicture);
  const front = [
    passage && `${pictured(directed(ankiHtml(shown?.second?.text ?? passage.text), shown?.dir), passage.picture)}<hr>`,
    directed(
      [pictured(ankiHtml(second?.description ?? question.questionText), question.picture), ...options.map(({ html }) => html)].join('<br>'),
      dir,
    ),
  ];
  const back = [right.map((html) => `<b>${html}</b>`).join('<br>'), explanation].filter((html) => html !== '').join('<br><br>');
  const note = source.note ? `<hr><div dir=auto><i>${ankiHtml(copy.note(source.note))}</i></div>` : '';
  return { front: front.filter(Boolean).join(''), back: `${directed(back, dir)}${note}` };
}

/**
 * A file of notes as Anki 2.1.54 and later imports it (*File headers* and *GUID column* in its manual): UTF-8, one note a line, fields parted by tabs:
 * guid, deck, front, back, tags. A note that is imported again replaces itself. `#deck` is for programs that read no deck column, which in Anki makes
 * the deck and has the last word. Columns have no names: those of Anki's own fields depend on its language.
 */
export function ankiFile(sources: readonly AnkiSource[], how: How): string {
  const head = ['#separator:tab', '#html:true', '#notetype:Basic', `#deck:${deckName(how.portal)}`];
  const places = ['#guid column:1', '#deck column:2', '#tags column:5'];
  const notes = sources.map((source) => {
    const { front, back } = noteOf(source, how);
    const deck = [how.portal, source.assessment].map(deckName).join('::');
    return [`${how.host}/question/${source.question.questionId}`, deck, front, back, tagsOf(source)].join('\t');
  });
  return [...head, ...places, ...notes, ''].join('\n');
}
