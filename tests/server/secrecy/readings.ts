import type { CallArgs, CallName, Calls } from '../../../contract/calls/calls';
import type { MadePaper } from './papers';

/** Of each paper. */
interface OfPaper<N extends CallName> {
  of: 'paper';
  args(paper: MadePaper): CallArgs<N>;
}
/** Once for each account: about the account itself, and about another one. */
interface OfPerson<N extends CallName> {
  of: 'person';
  args(uid: string, other: string): readonly CallArgs<N>[];
}

/**
 * How an account tries to read by a call. `admin`: it may not; it tries each of them with the id of each paper. · `act`: the call changes something, and is
 * made by acts. · `followed`: by each name that another reply tells.
 */
type Reading<N extends CallName> = Calls[N]['who'] extends 'admin'
  ? 'admin'
  : Calls[N]['method'] extends 'POST' | 'DELETE'
    ? 'act'
    : OfPaper<N> | OfPerson<N> | 'followed';

/** Of every call of the contract: a new call does not compile without, and neither does one that more callers may make than before. */
export const readings = {
  getPaper: { of: 'paper', args: ({ id }) => ({ params: { id } }) },
  locatePaper: { of: 'paper', args: ({ id }) => ({ params: { id } }) },
  unlock: { of: 'paper', args: ({ id }) => ({ params: { id } }) },
  getMoreTime: { of: 'paper', args: ({ id }) => ({ params: { id } }) },
  getResult: { of: 'paper', args: ({ id }) => ({ params: { id } }) },
  getCohort: { of: 'paper', args: ({ id }) => ({ params: { id } }) },
  getAvailable: { of: 'person', args: () => [{}] },
  getAwaited: { of: 'person', args: (uid, other) => [{ params: { uid } }, { params: { uid: other } }] },
  getResults: { of: 'person', args: (uid, other) => [{ params: { uid } }, { params: { uid: other } }] },
  getRole: { of: 'person', args: (uid, other) => [{ params: { uid } }, { params: { uid: other } }] },
  getProfile: { of: 'person', args: (uid, other) => [{ params: { uid } }, { params: { uid: other } }] },
  getPersonData: {
    of: 'person',
    args: (uid, other) => [
      { params: { uid }, query: {} },
      { params: { uid }, query: { format: 'xlsx' } },
      { params: { uid: other }, query: {} },
    ],
  },
  getPractice: { of: 'person', args: () => [{ query: {} }] },
  getPushKey: { of: 'person', args: () => [{}] },
  getNotices: { of: 'person', args: () => [{}] },
  getAllNotices: 'admin',
  addNotice: 'admin',
  endNotice: 'admin',
  getHealth: 'admin',
  getWebhook: 'admin',
  setWebhook: 'admin',
  removeWebhook: 'admin',
  testWebhook: 'admin',
  getPicture: 'followed',
  addPractice: 'act',
  getOwnReports: { of: 'person', args: () => [{}] },
  addReport: 'act',
  getReports: 'admin',
  answerReport: 'admin',
  subscribePush: 'act',
  unsubscribePush: 'act',
  saveProfile: 'act',
  submit: 'act',
  start: 'act',
  erasePerson: 'act',
  getCategories: 'admin',
  addCategory: 'admin',
  getCategoryUse: 'admin',
  renameCategory: 'admin',
  moveCategory: 'admin',
  mergeCategory: 'admin',
  deleteCategory: 'admin',
  getQuestions: 'admin',
  createQuestion: 'admin',
  uploadQuestions: 'admin',
  editQuestion: 'admin',
  retireQuestion: 'admin',
  restoreQuestion: 'admin',
  changeQuestions: 'admin',
  undoQuestions: 'admin',
  getUpload: 'admin',
  takeUploadBack: 'admin',
  getQuestionHistory: 'admin',
  getPassages: 'admin',
  createPassage: 'admin',
  getPassage: 'admin',
  editPassage: 'admin',
  uploadPicture: 'admin',
  forecast: 'admin',
  importQuestions: 'admin',
  findSimilar: 'admin',
  findQuestions: 'admin',
  generateByCategories: 'admin',
  generateFromExam: 'admin',
  createExam: 'admin',
  getExams: 'admin',
  getAssessments: 'admin',
  setSchedule: 'admin',
  archiveAssessment: 'admin',
  restoreAssessment: 'admin',
  deleteAssessment: 'admin',
  giveMoreTime: 'admin',
  giveChance: 'admin',
  takeChanceBack: 'admin',
  getChances: 'admin',
  getDesk: 'admin',
  getSittings: 'admin',
  getSittingFacts: 'admin',
  getAbsent: 'admin',
  getSchedule: 'admin',
  importSubmission: 'admin',
  getArrivals: 'admin',
  getDrawn: 'admin',
  redrawQuestion: 'admin',
  changeDrawn: 'admin',
  getStatistics: 'admin',
  getResultRows: 'admin',
  exportResults: 'admin',
  getAnswerSheet: 'admin',
  getPersonTests: 'admin',
  regrade: 'admin',
  previewRegrade: 'admin',
  getComparison: 'admin',
  getGroupComparison: 'admin',
  getRegrades: 'admin',
  getElsewhere: 'admin',
  getHandIns: 'admin',
  getPeople: 'admin',
  setRole: 'admin',
  shutOut: 'admin',
  letIn: 'admin',
  moveToGroup: 'admin',
  getGroups: 'admin',
  createGroup: 'admin',
  renameGroup: 'admin',
  deleteGroup: 'admin',
  uploadRoster: 'admin',
  getRoster: 'admin',
  removeFromRoster: 'admin',
  getExtraTime: 'admin',
  setExtraTime: 'admin',
  getToday: 'admin',
  getTrail: 'admin',
  getPortal: 'admin',
  savePortal: 'admin',
} as const satisfies { [N in CallName]: Reading<N> };
