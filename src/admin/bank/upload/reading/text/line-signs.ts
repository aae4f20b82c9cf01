import { anyLetter } from '../../../formatted/option-labels';

export const marked = /^\s*(?:q(?:ues(?:tion)?)?|प्रश्न)\s*\.?\s*(?:no\.?\s*)?(\d{1,4}|[०-९]{1,4})\s*[.):–-]?\s*(.*)$/isu;
export const numbered = /^\s*(\d{1,4}|[०-९]{1,4})\s*[.)]\s+(.*)$/su;
/** "2- Next", "2.Next", "(2) Next": a number that begins a question where it is the one that follows. */
export const looselyNumbered = /^\s*[[(]?\s*(\d{1,4}|[०-९]{1,4})\s*[-–—:.)\]]{1,3}\s*(?=[^\d०-९\s])(.*)$/su;
/** A number at the start of a line, with or without a sign. */
export const startsWithNumber = /^\s*[[(]?\s*(\d{1,4}|[०-९]{1,4})(?:[\s\-–—:.)\]]|$)/u;
export const lettered = new RegExp(`^\\s*(?:[[(]\\s*([${anyLetter}])\\s*[\\])]|([${anyLetter}])\\s*[.)])\\s*(.*)$`, 'isu');
export const answers = /^\s*(?:correct\s+|right\s+|सही\s+)?(?:answer|ans|key|उत्तर|option)\s*(?:key|option|is)?\s*[.:)–-]+\s*(.+)$/isu;
/** "Ans 2", "Answer (B)": without a sign between, where nothing else stands in the line. */
export const bareAnswers = new RegExp(
  `^\\s*(?:correct\\s+|सही\\s+)?(?:answer|ans|उत्तर)\\s+([[(]?\\s*[${anyLetter}1-6१-६]\\s*[\\])]?)\\s*\\.?\\s*$`,
  'iu',
);
/** "(b) Explanation: …": what follows the answer in its line. */
export const besideAnswer = new RegExp(
  `^([[(]?\\s*[${anyLetter}1-6१-६]\\s*[\\])]?)\\s*[.;,]?\\s+((?:explanation|solution|sol|exp|व्याख्या|हल|समाधान)\\s*[.:–-]+\\s*.*)$`,
  'isu',
);
export const explains = /^\s*(?:explanation|solution|sol|exp|व्याख्या|हल|समाधान)\s*[.:–-]+\s*(.*)$/isu;
export const files = /^\s*(?:category|subject|topic|chapter|विषय|अध्याय)\s*[:–-]+\s*(.+)$/isu;
/** "Directions (Q. 1 to 3):", "Q. 1-3", "निर्देश (1–3)": a text that these questions share follows. */
export const shares =
  /^\s*(?:(?:directions?|instructions?|passage|comprehension|निर्देश|गद्यांश)[^\d०-९\n]{0,40}|[[(]?\s*(?:q(?:ues(?:tion)?s?)?|प्रश्न)\s*\.?\s*(?:nos?\.?)?\s*)(\d{1,4}|[०-९]{1,4})\s*(?:-|–|—|to|से)\s*(?:q\s*\.?\s*)?(\d{1,4}|[०-९]{1,4})\s*[\])]?\s*[.:–-]?\s*[\])]?\s*(.*)$/isu;
/** The name of a column of questions or of a key. */
const columnName = /^\s*(?:s\.?\s*no|sr\.?\s*no|q(?:ues(?:tion)?)?s?|no|ans(?:wer)?s?|key|options?|प्रश्न|उत्तर|विकल्प|क्र)(?![\p{L}\p{M}])/iu;
const ofQuestion = [marked, numbered, lettered, answers, bareAnswers, explains, files, shares, columnName];
/** A number or letter alone, as the cells of a key have it. */
const ofKey = new RegExp(`^\\s*[[(]?\\s*(?:\\d{1,4}|[०-९]{1,4}|[${anyLetter}])?\\s*[\\]).]?\\s*$`, 'iu');

/** Whether a table is part of a question's text: none of its cells begins a question or an option, or is of a key or a list of questions. */
export function isOfData(rows: readonly (readonly string[])[]): boolean {
  const isGrid = rows.length > 1 && rows.every((row) => row.length > 1 && row.length === rows[0]?.length);
  const cells = rows.flat();
  return isGrid && !cells.some((cell) => ofQuestion.some((sign) => sign.test(cell))) && !cells.every((cell) => ofKey.test(cell));
}

/** A line that ends a question. */
export const asks = /[?？]\s*$/u;
/** A title between questions; the one of a key is {@link keyTitle}. */
export const sectionTitle =
  /^\s*(?:section|part|paper|unit|खंड|खण्ड|भाग)\s*[:–-]?\s*(?:[a-h]|\d{1,2}|[ivx]{1,4}|[क-ङ]|[०-९]{1,2})\s*(?:[:–—(-].{0,100})?$/iu;
