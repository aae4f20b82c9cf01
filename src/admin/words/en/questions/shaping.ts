import { numberText as n } from '../../wording/figures';

/** The sentences about files of other shapes: other column names, separated text, Word. */
export const words = {
  tab: 'CSV, Word, other columns',
  form: 'Upload another file',
  file: 'Sheet with other column names, CSV or Word document',
  fileHint: '.xlsx, .xls, .csv, .tsv, .txt or .docx. Nothing is sent before you have seen every question.',
  paste: 'Or paste here',
  pasteHint: 'Rows from a spreadsheet with their header, or text with numbered questions, lettered options and a line “Answer: B”.',
  send: 'Add the questions',
  looking: 'Reading the file…',
  notRead: 'The file could not be read here.',
  columns: 'What the columns mean',
  columnsHint: 'Checked by their names; change what is wrong. The portal remembers it for files with the same header.',
  headerRow: 'Row with the names of the columns',
  rowOf: (row: number, line: string) => `Row ${row}: ${line}`,
  above: (count: number, first: string) =>
    count === 1 ? `1 row above it is not read: ${first}.` : `${n(count)} rows above it are not read: ${first}.`,
  nameless: (number: number) => `Column ${number}`,
  such: (values: string) => `Such as: ${values}`,
  noValues: 'Empty',
  leftOut: 'Left out',
  unread: (columns: string) => `Left out: ${columns}.`,
  rival: (left: string, read: string) => `“${left}” and “${read}” may mean the same: “${read}” is read.`,
  missing: (columns: string) => `Not found yet: ${columns}. Choose the column of each.`,
  missingCategory: 'Choose a category for the questions, or the column that names it.',
  category: 'Category of questions that name none',
  noCategory: 'None: such questions are left out',
  found: (count: number) => (count === 1 ? '1 question found in the text.' : `${n(count)} questions found in the text.`),
  noneFound: 'No question found. A question begins with a number, as “1.” or “Q1.”, an option with a letter, as “(a)” or “A.”.',
  pictures: (count: number) =>
    count === 1 ? '1 picture stays behind; [🖼] stands in its place.' : `${n(count)} pictures stay behind; [🖼] stands in their place.`,
  pastedWithout: 'A formula or picture stayed behind: [∑] or [🖼] stands in its place.',
  formulas: (count: number) =>
    count === 1 ? '1 formula stays behind; [∑] stands in its place.' : `${n(count)} formulas stay behind; [∑] stands in their place.`,
  lines: (count: number, first: string) =>
    count === 1 ? `1 line belongs to no question: ${first}.` : `${n(count)} lines belong to no question, such as ${first}.`,
  noQuestions: (count: number, first: string) =>
    count === 1
      ? `1 row is no question and stays behind: ${first}.`
      : `${n(count)} rows are no questions and stay behind, such as ${first}.`,
  fromZero: 'The right answers count from 0: 0 is the first option.',
  oddLevels: (count: number, first: string) =>
    count === 1
      ? `1 difficulty is neither Easy, Medium nor Hard and is stored as written: ${first}.`
      : `${n(count)} difficulties are neither Easy, Medium nor Hard and are stored as written: ${first}.`,
  headerless:
    'No row with names of columns was found: the first row is read as a question. Check below what the columns mean. Each row counts one more than in the file.',
  otherShape: 'Other column names, .csv and Word are read in another form, which shows what it makes of each column.',
  openOther: 'Open it with other column names',
  unsure: (first: string) =>
    `Can be read in two ways, so these questions are not ready: ${first}. Mend the numbers and letters in the text.`,
  unknown: 'Categories that the bank does not have',
  unknownHint: 'Choose what each means here, or add it under another category.',
  stays: 'Leave these questions out',
  meant: (path: string) => `Nothing is added yet. Did you mean “${path}”?`,
  useIt: 'Use it',
  takeAll: (count: number) => `Use all ${n(count)}`,
  addAnyway: 'Add a new one',
  suggested: (path: string) => `${path} (did you mean this?)`,
  near: (path: string) => `Did you mean “${path}”?`,
  addAll: (count: number) => `Add all ${n(count)}`,
  allUnder: (count: number) => `New: ${n(count)} categories under`,
  eachItsOwn: 'Each where its own line says',
  under: (name: string) => `New: “${name}” under`,
  atTop: 'None: at the top',
  chooseWhere: 'Choose where',
  asMost: (path: string) => `${path} (as most others)`,
  placeless: (count: number, first: string) =>
    count === 1 ? `Choose first where ${first} belongs.` : `Choose first where these ${n(count)} belong, such as ${first}.`,
  add: (name: string) => `Add “${name}”`,
  adding: 'Adding…',
  addFailed: 'The category could not be added.',
  faulty: (count: number) => (count === 1 ? 'Save the faulty row as a file' : `Save the ${n(count)} faulty rows as a file`),
  faultyFailed: 'The file could not be made.',
  reason: 'Reason',
  left: {
    rows: (count: number, file: string) =>
      `${count === 1 ? 'This row' : `These ${n(count)} rows`} of ${file} ${count === 1 ? 'is' : 'are'} not added yet. Mend here and send again, or save as a file with the reasons.`,
    questions: (count: number, file: string) =>
      `${count === 1 ? 'This question' : `These ${n(count)} questions`} of ${file} ${count === 1 ? 'is' : 'are'} not added yet. Mend here and send again.`,
    /** None of them can be mended here. */
    inFile: (count: number, file: string) =>
      `${count === 1 ? 'This question' : `These ${n(count)} questions`} of ${file} ${count === 1 ? 'is' : 'are'} not added. Mend ${count === 1 ? 'it' : 'them'} in the file and choose it again, or add ${count === 1 ? 'it' : 'them'} by the form of a question.`,
  },
  otherAnswer: (place: string, at: number) =>
    `Asks the same as ${place.toLowerCase()} ${at}, with another answer: one of the two may be wrong.`,
  otherAnswers: (count: number, first: string) =>
    count === 1
      ? `1 question is there twice with different answers: ${first}. Check both before you send them.`
      : `${n(count)} questions are there again with different answers, such as ${first}. Check them before you send them.`,
  pair: (place: string, above: number, below: number) => `${place.toLowerCase()} ${n(above)} and ${place.toLowerCase()} ${n(below)}`,
  twiceMeant: (count: number) =>
    count === 1
      ? 'I have checked the question that is there twice: add it with both answers.'
      : `I have checked the ${n(count)} pairs with different answers: add all of them.`,
  twiceUnchecked: 'A question is there twice with different answers. Mend the file, or tick that you have checked it.',
  noneReady: {
    category: (count: number) =>
      count === 1 ? 'Choose a category: the question has none.' : `Choose a category: none of the ${n(count)} questions has one.`,
    more: (count: number) =>
      count === 1 ? 'The question is not ready: it says below why.' : `None of the ${n(count)} questions is ready: each says below why.`,
  },
  sharedFault: (count: number, fault: string) => `${n(count)} times: ${fault}`,
  notReady: 'Not ready',
  onlyTwice: (count: number) => `Only what is there with different answers (${n(count)})`,
  mend: 'Mend',
  mendRow: {
    Row: (row: number) => `Mend row ${n(row)}`,
    Line: (line: number) => `Mend the question in line ${n(line)}`,
    Question: (number: number) => `Mend question ${n(number)}`,
  },
  mendLead: 'The file on your machine stays as it is. It is judged again at once, and sent as it is here.',
  mendNow: 'Judge again',
  mending: 'Being judged…',
  notMended: 'It could not be mended here. Mend it in the file.',
};
