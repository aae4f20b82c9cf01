import type { Place } from '../../../../contract/sheet/read-rows';
import { columnsOfKinds } from './kinds';
import { languagesByWord } from './languages';

const names: Readonly<Record<string, string>> = {
  Question: 'प्रश्न',
  Category: 'श्रेणी',
  Difficulty: 'कठिनाई',
  Language: 'भाषा',
  Tags: 'टैग',
  Option: 'विकल्प',
  Options: 'विकल्प',
  'Correct option': 'सही विकल्प',
  'Is right': 'सही है',
  Explanation: 'व्याख्या',
  Kind: 'प्रकार',
  Passage: 'गद्यांश',
  'Passage text': 'गद्यांश का टेक्स्ट',
  ...columnsOfKinds,
  Name: 'नाम',
  Email: 'ईमेल',
  Phone: 'फ़ोन',
  Group: 'समूह',
  'Email or phone': 'ईमेल या फ़ोन',
};

/**
 * `Option 2 (Hindi)` → "विकल्प 2 (हिन्दी)" for a text. A sheet's column keeps its name, by which the admin finds it; no column is called
 * `Options`.
 */
export function columnName(place: Place, column: string): string {
  if (place === 'Row' && column !== 'Options') return column;
  const [, name = '', number = '', language] = /^(.+?)( \d+)?(?: \((.+)\))?$/.exec(column) ?? [];
  const inLanguage = language === undefined ? '' : ` (${languagesByWord[language] ?? language})`;
  return `${names[name] ?? name}${number}${inLanguage}`;
}
