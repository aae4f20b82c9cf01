import { lazy, type ReactNode } from 'react';
import { bringWords, languageNow } from '../../copy/language';
import type { AdminPath } from '../kit/paths/admin-paths';
import type { AdminWords } from '../words/use-admin-copy';

/** Imports the code of each subject, with its words. */
const bring = {
  bank: () => import('../bank/BankPart'),
  institute: () => import('../institute/InstitutePart'),
  people: () => import('../people/PeoplePart'),
  papers: () => import('../papers/PapersPart'),
  day: () => import('../day/DayPart'),
  results: () => import('../results/ResultsPart'),
};

/**
 * Fetches the code and the words of every subject, so that an admin whose network fails later still moves between all screens. What cannot be loaded is
 * asked for again when it is needed.
 */
export async function bringAll(): Promise<void> {
  await Promise.allSettled(Object.values(bring).map((load) => load()));
  await bringWords(languageNow()).catch(() => undefined);
}

const Bank = lazy(bring.bank);
const Institute = lazy(bring.institute);
const People = lazy(bring.people);
const Papers = lazy(bring.papers);
const Day = lazy(bring.day);
const Results = lazy(bring.results);

/** What each path shows, and the title of the window meanwhile. */
export const screens: Record<AdminPath, { screen: ReactNode; title: (copy: AdminWords) => string }> = {
  '/admin/categories': { screen: <Bank path="/admin/categories" />, title: (copy) => copy.ways.categories },
  '/admin/questions': { screen: <Bank path="/admin/questions" />, title: (copy) => copy.ways.questions },
  '/admin/bulk-upload': { screen: <Bank path="/admin/bulk-upload" />, title: (copy) => copy.ways.upload },
  '/admin/generate-assessment': { screen: <Papers path="/admin/generate-assessment" />, title: (copy) => copy.ways.generate },
  '/admin/exam-creation': { screen: <Papers path="/admin/exam-creation" />, title: (copy) => copy.ways.createExam },
  '/admin/assessment-creation': { screen: <Papers path="/admin/assessment-creation" />, title: (copy) => copy.ways.fromExam },
  '/all-assessments': { screen: <Papers path="/all-assessments" />, title: (copy) => copy.ways.assessments },
  '/all-exams': { screen: <Papers path="/all-exams" />, title: (copy) => copy.ways.exams },
  '/admin/today': { screen: <Day path="/admin/today" />, title: (copy) => copy.ways.home },
  '/admin/passages': { screen: <Bank path="/admin/passages" />, title: (copy) => copy.screenTitles.passages },
  '/admin/passages/:id': { screen: <Bank path="/admin/passages/:id" />, title: (copy) => copy.screenTitles.passage },
  '/admin/people': { screen: <People path="/admin/people" />, title: (copy) => copy.ways.people },
  '/admin/people/:uid': { screen: <Results path="/admin/people/:uid" />, title: (copy) => copy.screenTitles.person },
  '/admin/groups': { screen: <People path="/admin/groups" />, title: (copy) => copy.ways.groups },
  '/admin/roster': { screen: <People path="/admin/roster" />, title: (copy) => copy.ways.roster },
  '/admin/portal': { screen: <Institute path="/admin/portal" />, title: (copy) => copy.ways.portal },
  '/admin/notices': { screen: <Day path="/admin/notices" />, title: (copy) => copy.ways.notices },
  '/admin/webhook': { screen: <Institute path="/admin/webhook" />, title: (copy) => copy.ways.webhook },
  '/admin/health': { screen: <Institute path="/admin/health" />, title: (copy) => copy.ways.health },
  '/admin/changes': { screen: <Institute path="/admin/changes" />, title: (copy) => copy.ways.changes },
  '/admin/rescue-files': { screen: <Results path="/admin/rescue-files" />, title: (copy) => copy.screenTitles.handInFromFiles },
  '/admin/batches': { screen: <Results path="/admin/batches" />, title: (copy) => copy.ways.batches },
  '/admin/reports': { screen: <Results path="/admin/reports" />, title: (copy) => copy.screenTitles.reports },
  '/admin/assessments/:id': { screen: <Results path="/admin/assessments/:id" />, title: (copy) => copy.screenTitles.assessmentOverview },
  '/admin/assessments/:id/results': {
    screen: <Results path="/admin/assessments/:id/results" />,
    title: (copy) => copy.screenTitles.results,
  },
  '/admin/assessments/:id/results/:uid': {
    screen: <Results path="/admin/assessments/:id/results/:uid" />,
    title: (copy) => copy.screenTitles.answers,
  },
  '/admin/assessments/:id/questions': {
    screen: <Papers path="/admin/assessments/:id/questions" />,
    title: (copy) => copy.screenTitles.questions,
  },
  '/admin/assessments/:id/print': {
    screen: <Papers path="/admin/assessments/:id/print" />,
    title: (copy) => copy.screenTitles.print,
  },
  '/admin/assessments/:id/schedule': {
    screen: <Papers path="/admin/assessments/:id/schedule" />,
    title: (copy) => copy.screenTitles.schedule,
  },
  '/admin/assessments/:id/exam-day': { screen: <Day path="/admin/assessments/:id/exam-day" />, title: (copy) => copy.screenTitles.examDay },
  '/admin/assessments/:id/questions/:question': {
    screen: <Results path="/admin/assessments/:id/questions/:question" />,
    title: (copy) => copy.screenTitles.questionAndKey,
  },
  '/admin/assessments/:id/sittings': {
    screen: <Day path="/admin/assessments/:id/sittings" />,
    title: (copy) => copy.screenTitles.sittings,
  },
};
