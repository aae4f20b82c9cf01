import { join } from 'node:path';

/** Only admins need these: their chunks carry a name by which the offline copy leaves them out. */
const adminOnly =
  /\/src\/admin\/|\/contract\/(calls\/edited-version|institute\/health|assessment\/(group-comparison|results-file\/hindi))\.|node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized|@tanstack|@adobe)/;

/** Chunks that most learners never fetch. */
export const seldom = /\/(on-demand|admin)-/;

/** Whose Hindi comes with no other: files of `src/copy/hi`. */
const hindiAlone = 'common|hall|home|identity|lists|outbox|own|past-test|plan|profile|review|sample|study';

// Each chunk costs a way through a slow network, and each file of the offline copy costs a weak phone time: what is asked for together comes in one. A group
// names folders, one with `$` at its end without the folders in it, as patterns. What their files import comes with them, unless a group above has it: what
// two groups import stands above both. A dynamic import begins a chunk; a pattern that names a file or a folder joins it to a group.
const groups = [
  /** What every page needs. */
  { name: 'first', tags: ['$initial' as const] },
  /** What a sign-in and a signed-in person's pages need alike. */
  {
    name: 'both',
    folders: [
      'src/copy/figures/number-in',
      'src/session/($|identity/installation)',
      'src/ui/controls/',
      'src/runner/device/own/account-refusal',
    ],
  },
  /** What both kinds of logins share. */
  { name: 'use-entrance', folders: ['src/session/login/(use-entrance|OrByHand|PasswordField|LoginFrame)'] },
  /** What every page of a signed-in person needs, and small things that a paper and most lists need. */
  {
    name: 'known',
    folders: [
      'contract/assessment/granted',
      'src/(session/keeper/|api/paper/|app/signed-in/background-tasks|learner/outbox/UnsentBadge)',
      'src/(api|learner|runner/device|runner/outbox)/(?!tell-starts|renew-log|ask-anew|figures|seen-times|use-(entry|place))$',
      'src/learner/sample/may-have-sample',
      'src/pictures/($|copy/)',
      'src/ui/(question/|browser/(?!printing)|maths/$|passage/PassageAbove|schedule/use-time)',
    ],
  },
  /** Links and the menu of the account, with the figures that most pages of a learner have, which results are out, and what prints: an exam needs none of them. */
  {
    name: 'Ways',
    folders: [
      'src/app/(frame/Ways|signed-in/PersonCorner)',
      'src/ui/(Facts|Initials|browser/printing)',
      'src/learner/(figures|score/(stats|released|followed))',
      'src/copy/(figures/day-of|use-privacy-notice-copy)',
      'src/learner/home/(RunningStrip|use-sittings)',
    ],
  },
  /** What lists and results need, and an exam does not. */
  {
    name: 'lists',
    folders: [
      'analysis/trend',
      'src/copy/(en/(lists|progress)|use-(list|progress)-copy|joined)',
      'src/learner/lists/(view/|ListView|Progress|WayCard|use-taken|use-awaited|use-available|usual-order|languages-of|matching)',
      'src/learner/offline/(CopyNote|Unreachable|use-refresh)',
      'src/learner/revise/use-due',
      'src/learner/score/Received',
    ],
  },
  /** What shows how a learner did and what was practised, and what waits in the outbox. */
  {
    name: 'review',
    folders: [
      'analysis/(answers/|practice|marking/rounded)',
      'contract/fields/local-days',
      'src/(ui/review/|copy/(en/outbox|figures/by-day|use-outbox-copy))',
      'src/learner/(practice/log|saved/use-saved|errands/(tell|use-courier)|device/|score/|outbox/(parcel/|copies-of))',
    ],
  },
  /** What is due: the model of memory and the schedule, for the dashboard and *Revise*. */
  {
    name: 'practice',
    folders: [
      'src/learner/practice/',
      'src/learner/(revise/due-here|offline/bring-results|home/ExamAndWeek)',
      'src/copy/(en/plan|use-plan-copy)',
      'analysis/revise/(?!topics)',
    ],
  },
  /** The exam. Its palettes and its other look come on demand and share its files. */
  { name: 'exam', folders: ['src/runner/screens/$'] },
  // What some screens share; an admin's page has every call.
  { name: 'exam-calls', folders: ['contract/calls/(picture-call|scheduled-calls)'] },
  { name: 'calls', folders: ['contract/calls/(data|notice|own-report|practice|push)-calls', 'src/api/ask-anew'] },
  { name: 'study', folders: ['src/copy/use-study-copy'] },
  { name: 'turning', folders: ['src/learner/(paging/|use-entry)'] },
  { name: 'questions', folders: ['src/learner/result/QuestionList', 'analysis/rank'] },
  { name: 'RevisePage', folders: ['src/learner/revise/RevisePage'] },
  // What a screen brings once it is there, or a tap opens: one file a subject.
  { name: 'section', folders: ['src/runner/screens/section/'] },
  { name: 'chart', folders: ['src/learner/lists/TrendChart'] },
  { name: 'pictures', folders: ['src/pictures/on-demand/'] },
  { name: 'passages', folders: ['src/ui/passage/'] },
  { name: 'save', folders: ['src/learner/saved/'] },
  { name: 'anki', folders: ['src/learner/anki/'] },
  { name: 'revise', folders: ['src/learner/revise/'] },
  { name: 'notices', folders: ['src/learner/notices/', 'src/learner/data/PrivacyNoticeNote'] },
  { name: 'data', folders: ['src/learner/data/'] },
  { name: 'news', folders: ['src/learner/news/(?!next)'] },
  { name: 'errands', folders: ['src/learner/errands/', 'src/learner/news/', 'src/learner/reports/ReportNews'] },
  { name: 'reports', folders: ['src/learner/reports/'] },
  { name: 'sample', folders: ['src/learner/sample/(SampleQuestion|kept-sample)'] },
  {
    name: 'schedule',
    folders: [
      'src/ui/schedule/(ScheduleLines|use-moved-from)',
      'src/runner/device/seen-times',
      'src/learner/home/MovedLine',
      'src/app/clock/WrongDate',
    ],
  },
  {
    name: 'notes',
    folders: [
      'src/learner/result/CutOff',
      'src/ui/(begun/|chance/|schedule/(AimLine|TimeLeft)|print-once)',
      'src/runner/screens/palette/ReplacesNote',
    ],
  },
  {
    name: 'awaited',
    folders: [
      'src/learner/lists/scheduled/AwaitedList',
      'src/learner/result/ReleaseInCalendar',
      'src/ui/schedule/(ReleaseToCalendar|ResultsLater)',
    ],
  },
  {
    name: 'starts',
    folders: ['src/runner/(outbox/tell-starts|seal/time-code)', 'src/api/seldom/call-scheduled', 'src/ui/schedule/CodeForm'],
  },
  // What stands in the place of a paper that is not sat here.
  {
    name: 'filed',
    folders: [
      'src/(runner/screens/(sitting/(InVain|HandedIn|PaperLost)|start/Paper(Absent|Slow)|store/use-asked-again)|app/(HandedInByOther|updates/UpdateFirst))',
    ],
  },
  { name: 'kinds', folders: ['src/copy/use-kinds-copy'] },
  { name: 'hall', folders: ['src/copy/use-hall-copy', 'src/runner/screens/sitting/KeysDialog'] },
  { name: 'palette', folders: ['src/runner/screens/palette/(PaletteSheet|rove)'] },
  { name: 'dialogs', folders: ['src/ui/display/DisplayDialog', 'src/learner/home/LogoutAsk', 'src/app/pages/Unauthorized'] },
  { name: 'own-doors', folders: ['src/session/login/own/own-doors'] },
  // The first load names each file of a page: one for all legal texts costs it least.
  { name: 'legal', folders: ['src/app/pages/(LegalText|PrivacyPolicy|TermsAndConditions|Accessibility)'] },
  /** The Hindi of all these; the Hindi of a screen comes with no other. */
  { name: 'hi', folders: [`src/copy/hi/(?!${hindiAlone})`] },
];

const root = join(import.meta.dirname, '../..');

/** Matches the ids of modules in these folders. */
const filesIn = (folders: string[]): RegExp =>
  new RegExp(`^${root}/(${folders.map((folder) => folder.replace(/\$(?=$|[|)])/g, '[^/]+$')).join('|')})`);

export const chunkGroups = groups.map(({ folders, ...group }, at) => ({
  ...group,
  ...(folders && { test: filesIn(folders) }),
  priority: groups.length - at,
}));

/** Chunks that the offline copy or the preloading treats apart, by what is in them. */
const prefixes = [
  { prefix: 'admin-', test: adminOnly },
  // Else a chunk that a page names by its name could be its Hindi (server/pages/chunks-ahead.ts).
  { prefix: 'hi-', test: filesIn([`src/copy/hi/(${hindiAlone})`]) },
  { prefix: 'typeset-', test: filesIn(['src/ui/maths/typeset/', 'contract/question/formulas/formula']) },
  {
    prefix: 'on-demand-',
    test: filesIn([
      'src/pictures/on-demand/',
      'src/runner/(screens/(sealed/|start/StartTimes|more-time/|section/)|outbox/tell-starts)',
      'src/learner/lists/scheduled/',
      'src/ui/schedule/(?!use-)',
      'src/session/(login/own/|identity/own)',
    ]),
  },
];

export const prefixOf = (moduleIds: string[]): string => prefixes.find(({ test }) => moduleIds.some((id) => test.test(id)))?.prefix ?? '';
