import { englishFaults } from '../../../../contract/faults/english/faults';
import { refusalInEnglish } from '../../../../contract/faults/english/refusals';
import { rules } from '../../../../contract/faults/english/rules';
import type { RuleCode } from '../../../../contract/faults/rules';
import { languageWords } from '../../../../contract/question/languages';
import type { QuestionLanguage } from '../../../../contract/question/translation';
import type { Place } from '../../../../contract/sheet/read-rows';
import { numberText as n } from '../wording/figures';
import { type Reason, reasonWorded } from '../wording/reasons';
import { fieldName } from '../wording/words-of-fields';
import { words as bankList } from './bank';
import { words as categoryChanges } from './categories';
import { words as charts } from './charts';
import { words as desk } from './desk';
import { words as sections } from './exams/sections';
import { words as templates } from './exams/templates';
import { words as frame } from './frame';
import { words as groups } from './groups';
import { words as hints } from './hints';
import { words as markKinds } from './mark-kinds';
import { words as mixes } from './mixes';
import { words as paper } from './paper';
import { words as people } from './people';
import { words as personData } from './person-data';
import { words as portal } from './portal';
import { words as kinds } from './questions/kinds';
import { words as passages } from './questions/passages';
import { words as picture } from './questions/question';
import { words as similar } from './questions/similar';
import { words as regrade } from './regrade';
import { words as rescue } from './rescue';
import { words as results } from './results';
import { words as schedule } from './schedule';
import { words as sittings } from './sittings';
import { words as statistics } from './statistics';
import { words as today } from './today';
import { words as trail } from './trail';

const reason = (why: Reason): string => reasonWorded(why, englishFaults);

/** The sentences of admin pages that the learner's pages do not have; those of the specification to the letter. */
export const copy = {
  bankList,
  charts,
  desk,
  frame,
  groups,
  categoryChanges,
  hints,
  today,
  kinds,
  markKinds,
  mixes,
  paper,
  passages,
  people,
  personData,
  picture,
  portal,
  regrade,
  rescue,
  results,
  schedule,
  sections,
  similar,
  sittings,
  statistics,
  templates,
  trail,

  /** A field that a refusal names by its dotted path. */
  fieldName,
  /** A rule of the contract. */
  rule: (code: RuleCode): string => rules[code],
  /** Why a field or a file is refused; reads on after its name. */
  reason,
  /** The two together, as one sentence. */
  fault: (name: string, why: Reason): string => `${name}: ${reason(why)}.`,
  /** Why the server refused a call, as a whole sentence. */
  refusedBecause: refusalInEnglish,
  /** A column of a sheet by its own name, or what it is called where a text has no columns. */
  columnName: (_place: Place, column: string): string => column,
  /** Why a row of a sheet, or a question of a text, was not taken. `at` counts from 1. */
  rowFault: (place: Place, at: number, column: string, why: Reason): string => `${place} ${at}, ${column}: ${reason(why)}.`,

  /** Titles of the screens that no entry of the navigation names. */
  screenTitles: {
    assessmentOverview: 'Assessment Overview',
    schedule: 'Schedule',
    examDay: 'Exam Day',
    sittings: 'Sittings',
    handInFromFiles: 'Submit From Files',
  },
  ways: {
    categories: 'Manage Categories',
    questions: 'Manage Questions',
    upload: 'Question Bulk Upload',
    generate: 'Assessment By Categories',
    createExam: 'Create Exam',
    fromExam: 'Assessments By Exam',
    assessments: 'Manage Assessments',
    exams: 'Manage Exams',
    home: today.title,
    people: people.title,
    groups: groups.title,
    roster: groups.roster,
    portal: portal.title,
    changes: trail.title,
  },
  adminWays: 'Admin',
  adminMenu: 'Admin menu',
  logout: 'Logout',
  adminNeedsNetwork: 'Admin pages need a network. What you typed stays here.',
  checkFields: 'Please check these fields.',
  draftRestored: 'What you typed here earlier is still here. It has not been sent.',
  discardDraft: 'Discard',
  chooseFile: (many: boolean): string => (many ? 'Choose files' : 'Choose a file'),
  noFileChosen: 'No file chosen',

  searchIn: (list: string) => `Search ${list.toLowerCase()}`,
  noMatch: (query: string) => `Nothing matches “${query}”.`,
  inAll: (all: number) => `${n(all)} in all`,
  found: (matches: number) => `${n(matches)} ${matches === 1 ? 'matches' : 'match'}`,
  matching: (matches: number, all: number) => `${n(matches)} of ${n(all)} match`,
  pages: 'Pages',
  pageOf: (page: number, pages: number) => `Page ${n(page)} of ${n(pages)}`,
  previousPage: 'Previous',
  nextPage: 'Next',
  remove: 'Remove',
  removeOf: (what: string) => `Remove ${what}`,
  yes: 'Yes',
  no: 'No',
  id: 'ID',
  name: 'Name',
  category: 'Category',
  categories: 'Categories',
  subjects: 'Subjects',
  instructions: 'Instructions',
  view: 'View',
  viewOf: (name: string) => `View ${name}`,

  categoriesLead: 'Questions are filed under categories; assessments and exams draw from them and from all below them.',
  allCategories: 'All categories',
  newCategory: 'New category',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  searchCategories: 'Search categories',
  addBelow: 'Add below',
  addBelowOf: (name: string) => `Add below ${name}`,
  addCategory: 'Add a category',
  addCategoryButton: 'Add Category',
  parentCategory: 'Parent category (optional)',
  topLevel: 'None: at the top level',
  categoryAdded: (name: string) => `✅ Category “${name}” added.`,
  categoryNotAdded: '❌ Failed to add category.',
  categoriesFailed: 'Failed to load categories.',
  noCategories: 'There are no categories yet. Questions, exams and assessments are built on them, so start by adding one.',
  noneChosen: 'None chosen yet.',
  chosenCategories: 'Chosen categories',

  questionsLead: 'Add one question at a time, or upload many from a sheet under Question Bulk Upload.',
  newQuestion: 'New question',
  addQuestion: 'Add a question',
  addQuestionButton: 'Add Question',
  question: 'Question',
  formulaHint: 'Formulas: $x^2$ in a line, $$x^2$$ on a line of its own; \\(…\\) and \\[…\\] work too. \\$ is a dollar sign.',
  formulaPreview: (of: string) => `Preview of ${of}`,
  options: 'Options',
  option: (letter: string) => `Option ${letter}`,
  optionIsCorrect: (letter: string) => `Option ${letter} is correct`,
  removeOption: (letter: string) => `Remove option ${letter}`,
  optionsHint: (least: number) => `Fill in at least ${least} and mark the correct one. Empty options are left out.`,
  addOption: '+ Add option',
  explanationField: 'Explanation (optional)',
  explanationHint: 'Kept with the correct option and shown in the learner’s result.',
  difficultyLevel: 'Difficulty level',
  language: 'Language',
  examTags: 'Exam tags',
  examTagsHint: 'Separate tags with commas, such as SSC CGL, Bank PO.',
  secondVersion: (language: QuestionLanguage) => `Second language: ${languageWords[language]}`,
  secondLanguageField: 'Second language',
  languageName: (language: QuestionLanguage) => languageWords[language],
  secondHint: 'Translate every filled field, or none. Options keep their order, and the correct option stays.',
  inLanguage: (field: string, language: QuestionLanguage) => `${field} (${languageWords[language]})`,
  alsoIn: (language: QuestionLanguage) => `+ ${languageWords[language]}`,
  questionAdded: '✅ Question added successfully!',
  questionNotAdded: '❌ Failed to add question.',

  bank: 'Question bank',
  questionsFailed: 'Failed to load questions.',
  noQuestions: 'There are no questions in the bank yet. Add the first one, or upload a sheet.',
  noQuestionMatches: 'No question matches.',
  searchQuestions: 'Search questions',
  categoryFilter: 'Category, with all below it',
  everyCategory: 'All categories',
  difficulty: 'Difficulty',
  inLanguageFilter: 'In language',
  show: 'Show',
  inUse: 'In use',
  retired: 'Retired',
  unexplained: 'Without an explanation',
  questions: 'Questions',
  edit: 'Edit',
  editOf: (id: number) => `Edit question ${id}`,
  questionOf: (id: number) => `Question ${id}`,
  backToBank: 'Back to the bank',
  saveChanges: 'Save changes',
  retire: 'Retire',
  restore: 'Restore',
  questionFailed: 'The question could not be loaded.',
  questionSaved: '✅ Changes saved.',
  questionNotSaved: '❌ Failed to save the question.',
  editKeepsPapers:
    'Changes count from the next assessment on. Assessments that have this question keep it as it was, and so do their results; a wrong key that was already answered is corrected in the assessment’s overview: select the question there, and its submissions are marked again.',
  history: 'History',
  putBack: (version: number) => `Put version ${version} back`,
  putBackInForm: (version: number) => `Version ${version} is in the form. Save the changes to put it back.`,
  putBackFirst: 'Save or discard what is typed first. Nothing was changed.',
  changedMeanwhile: (who: string | null) =>
    `${who ?? 'Another admin'} saved another version after you began. All of it stands in the history below.`,
  presentText: 'Saved now:',
  ownText: 'Typed by you:',
  takeTheirs: 'Take the saved one, discard mine',
  keepMine: 'Keep mine; saving replaces it',
  changes: { created: 'Created', edited: 'Edited', retired: 'Retired', restored: 'Restored' },
  changedBy: (who: string) => `by ${who}`,
  export: 'Export',
  exportQuestions: (count: number) => (count === 1 ? 'Export this question as' : `Export these ${n(count)} questions as`),
  exporting: 'Exporting questions…',
  exportFailed: 'The questions could not be exported.',

  uploadLead: 'Add many questions at once from an Excel sheet, one question a row.',
  kindOfFile: 'Kind of file',
  uploadSheet: 'Upload a sheet',
  excelFile: 'Excel file',
  excelHint:
    'Only .xlsx and .xls files. You see every row before the file is sent; good rows are added, bad rows are named with the reason.',
  upload: 'Upload',
  uploading: 'Uploading…',
  uploadNoFile: 'Please select a file first.',
  uploadDone: '✅ File uploaded and questions processed.',
  uploadFailed: '❌ Upload failed. Check file format or server.',
  uploadWrongType: 'Only .xlsx and .xls files can be uploaded.',
  uploadTooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB.`,
  uploadFileIs: (why: Reason) => `The file ${reason(why)}.`,
  importFile: 'Import a file',
  importField: 'GIFT, Aiken or Moodle XML file',
  importHint: 'Files with .gift, .txt or .xml, in UTF-8. You see every question before the file is sent.',
  importCategory: 'Category if the file names none of yours',
  importCategoryHint: 'Aiken names no categories at all; choose one here.',
  importNone: 'None: such questions are left out',
  import: 'Import',
  importing: 'Importing…',
  importTitle: 'What can be imported',
  importLead:
    'Multiple choice with one or several correct options, two to six options; true/false; numerical questions with one number or range. Other kinds are named with their line and left out. A description with a tag passage:P1 is the passage of the questions with the same tag. Parts of the marks are not taken over: the preview says what a question loses. Categories are matched by their names; feedback becomes the explanation.',
  importFormats: {
    GIFT: 'text of Moodle, without pictures: titles, comments, tags, $CATEGORY, feedback, weights, true/false, and numbers as {#8}, {#2.5:0.1} or {#2.4..2.6} are understood',
    Aiken: 'plain text: the question, options as A. or A), and a line ANSWER: B',
    'Moodle XML':
      'as Moodle exports it, true/false and numbers with their tolerance too, with pictures: one for the question, each option and the explanation. A picture without a description gets the name of its file. Formatted text becomes plain text',
  },
  importLanguages: 'Texts in spans of Moodle’s multilang filter, in two of thirteen languages, become a question in both.',
  columnsTitle: 'Columns of the sheet',
  columnsLead:
    'The first row names the columns, in any order; each row below it is one question. The template has them, an example of each kind, and a second sheet with the names of your categories.',
  /** By the columns' names, which are the same in every language. */
  columns: (options: { min: number; max: number }): [string, string][] => [
    ['Question', 'needed'],
    ['Category', 'needed: a name, or its path as Science > Physics; several are separated by semicolons'],
    [`Option 1 … Option ${options.max}`, `at least ${options.min}`],
    ['Correct option', 'needed: the number or the letter of the option; several as A, C'],
    ['Explanation', 'of the correct option'],
    ['Difficulty', 'such as Easy, Medium, Hard'],
    ['Language', 'such as English, Hindi'],
    ['Tags', 'separated by commas'],
    ['Kind', 'single, multiple or numeric; may stay empty'],
    ['Passage, Passage text', 'for questions about one text: the same name in each row, such as P1, and the text in one of the rows'],
    ['Answer from, Answer to', 'of a question without options: the range of right numbers; one number needs Answer from alone'],
    [
      'Question (Hindi), Option 1 (Hindi) … Explanation (Hindi)',
      'the question in a second language, all of it or none; (English) for one in Hindi',
    ],
  ],
  template: 'Download template',
  templateBusy: 'Making the template…',
  templateFailed: 'The template could not be made.',
  previewTitle: 'Preview',
  previewOpening: 'Opening the sheet…',
  previewChecking: 'Checking rows…',
  previewAsking: 'Looking for these questions in the bank…',
  previewBankNotAsked:
    'The bank could not be checked for these questions. You can upload the file: questions that are in the bank are not added again.',
  previewRefused: 'This file cannot be uploaded.',
  previewAbsent: 'The sheet could not be previewed here. The server checks every row when you upload it.',
  previewReady: (ready: number, all: number, what: 'rows' | 'questions') =>
    `Ready: ${n(ready)} of ${n(all)} ${what}.${ready < all ? ' The others are left out.' : ''}`,
  located: (sheet: string, row: number) => `Read from the sheet “${sheet}”; its column names are in row ${row}.`,
  unknownColumns: (names: string) => `Not read, because these columns have no meaning here: ${names}.`,
  unreadSheets: (names: string) => `Not read, although they have question columns: ${names}. Upload each as a separate file.`,
  furtherErrors: (count: number) => `And ${n(count)} more.`,
  previewNoRows: 'The sheet has no rows below its column names.',
  previewNoQuestions: 'The file holds no questions.',
  rowReady: 'Ready',
  onlyBadRows: 'Only rows with problems',
  onlyBadQuestions: 'Only questions with problems',
  places: { Row: 'Row', Line: 'Line' },
  correctAnswer: 'Correct answer',
  state: 'State',
  rows: 'Rows',
  questionsOfFile: 'Questions of the file',
  summary: 'Upload summary',
  summaryOf: { total: 'Total', success: 'Success', failed: 'Failed' },
  knownRows: (count: number): string =>
    `${count === 1 ? '1 of them is' : `${n(count)} of them are`} in the bank or in this file already; nothing of theirs is lost.`,
  error: 'Error',
  errors: 'Errors',
  notes: 'Taken with a loss',

  generateLead: 'Draws questions at random from the chosen categories and all categories below them.',
  newAssessment: 'New assessment',
  generateForm: 'Generate an assessment by categories',
  assessmentName: 'Assessment name',
  description: 'Description (optional)',
  numbers: { questionCount: 'Number of questions', durationInMinutes: 'Duration (minutes)', totalMarks: 'Total marks' },
  generate: 'Generate Assessment',
  generated: 'Assessment generated successfully!',
  generateFailed: 'Failed to generate assessment.',
  fromExamLead: 'Makes an assessment by an exam’s rules, with questions drawn at random for each of its subjects.',
  fromExamForm: 'Make an assessment from an exam',
  exam: 'Exam',
  selectExam: 'Select an exam',
  examChoice: (name: string, id: number, questions: number, minutes: number) =>
    `${name} · #${id} · ${questions} questions · ${minutes} min`,
  fromExamCreated: (id: number) => `✅ Assessment generated with ID: ${id}`,
  fromExamFailed: '❌ Failed to generate assessment. Please ensure enough questions exist.',
  bankIsEnough: (needed: number, inBank: number) => `Needs ${n(needed)}, bank has ${n(inBank)}.`,
  bankIsShort: (needed: number, inBank: number) => `⚠ Needs ${needed}, bank has ${inBank}.`,
  bankIsShared: (needed: number, inBank: number, drawn: number) =>
    `⚠ Needs ${n(needed)}, bank has ${n(inBank)}, but shares them with other subjects: ${n(drawn)} are left for it.`,
  viewAssessment: (id: number) => `View assessment ${id}`,
  assessments: 'Assessments',
  assessmentsFailed: 'Failed to load assessments.',
  noAssessments: 'There are no assessments yet. Generate one by categories, or from an exam.',
  generateOne: 'Generate an assessment',
  totalQuestions: 'Total Questions',

  examLead: 'An exam is a template: its rules and subjects. Assessments are made from it.',
  newExam: 'New exam',
  examForm: 'Create an exam',
  examName: 'Exam name',
  timer: 'Timer (minutes)',
  marksPerCorrect: 'Marks per correct answer',
  marksPerWrong: 'Negative marks per wrong answer',
  instructionsField: 'Instructions (optional)',
  subject: (place: number) => `Subject ${place}`,
  unnamedSubject: 'Without a name',
  subjectName: 'Subject name',
  removeSubject: (place: number) => `Remove subject ${place}`,
  addSubject: '+ Add subject',
  drawnFrom: 'Questions are drawn from these and from all below them.',
  examInAll: (figures: string) => `In all: ${figures}`,
  examFigures: (questions: number, marks: number, minutes: number) => `${n(questions)} questions, ${n(marks)} marks, ${n(minutes)} minutes`,
  createExam: 'Create Exam',
  examCreated: '✅ Exam created successfully!',
  examNotCreated: '❌ Failed to create exam.',
  makeFromExam: 'Make an assessment from it',
  exams: 'Exams',
  examsFailed: 'Failed to load exams.',
  noExams: 'There are no exams yet. Create one to make assessments from it.',
  createOne: 'Create an exam',
  duration: 'Duration',
  positiveMarks: 'Positive Marks',
  negativeMarks: 'Negative Marks',
};

export type AdminCopy = typeof copy;
