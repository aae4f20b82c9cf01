import { type ComponentType, lazy, type ReactNode } from 'react';
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

/** The screens of a subject, by their paths. */
const partOf = <Screens extends object>(load: () => Promise<{ screens: Screens }>) =>
  lazy(async () => {
    const { screens: own } = await load();
    return { default: ({ path }: { path: keyof Screens }) => own[path] as ReactNode };
  });

const Bank = partOf(bring.bank);
const Institute = partOf(bring.institute);
const People = partOf(bring.people);
const Papers = partOf(bring.papers);
const Day = partOf(bring.day);
const Results = partOf(bring.results);

interface Row<P> {
  Part: ComponentType<{ path: P }>;
  title: (copy: AdminWords) => string;
}

/** The subject that has the screen of each path, and the title of the window meanwhile. */
export const screens: { [P in AdminPath]: Row<P> } = {
  '/admin/categories': { Part: Bank, title: (copy) => copy.ways.categories },
  '/admin/questions': { Part: Bank, title: (copy) => copy.ways.questions },
  '/admin/bulk-upload': { Part: Bank, title: (copy) => copy.ways.upload },
  '/admin/generate-assessment': { Part: Papers, title: (copy) => copy.ways.generate },
  '/admin/exam-creation': { Part: Papers, title: (copy) => copy.ways.createExam },
  '/admin/assessment-creation': { Part: Papers, title: (copy) => copy.ways.fromExam },
  '/all-assessments': { Part: Papers, title: (copy) => copy.ways.assessments },
  '/all-exams': { Part: Papers, title: (copy) => copy.ways.exams },
  '/admin/today': { Part: Day, title: (copy) => copy.ways.home },
  '/admin/passages': { Part: Bank, title: (copy) => copy.screenTitles.passages },
  '/admin/passages/:id': { Part: Bank, title: (copy) => copy.screenTitles.passage },
  '/admin/people': { Part: People, title: (copy) => copy.ways.people },
  '/admin/people/:uid': { Part: Results, title: (copy) => copy.screenTitles.person },
  '/admin/groups': { Part: People, title: (copy) => copy.ways.groups },
  '/admin/roster': { Part: People, title: (copy) => copy.ways.roster },
  '/admin/portal': { Part: Institute, title: (copy) => copy.ways.portal },
  '/admin/notices': { Part: Day, title: (copy) => copy.ways.notices },
  '/admin/webhook': { Part: Institute, title: (copy) => copy.ways.webhook },
  '/admin/health': { Part: Institute, title: (copy) => copy.ways.health },
  '/admin/changes': { Part: Institute, title: (copy) => copy.ways.changes },
  '/admin/rescue-files': { Part: Results, title: (copy) => copy.screenTitles.handInFromFiles },
  '/admin/batches': { Part: Results, title: (copy) => copy.ways.batches },
  '/admin/reports': { Part: Results, title: (copy) => copy.screenTitles.reports },
  '/admin/assessments/:id': { Part: Results, title: (copy) => copy.screenTitles.assessmentOverview },
  '/admin/assessments/:id/results': { Part: Results, title: (copy) => copy.screenTitles.results },
  '/admin/assessments/:id/results/:uid': { Part: Results, title: (copy) => copy.screenTitles.answers },
  '/admin/assessments/:id/questions': { Part: Papers, title: (copy) => copy.screenTitles.questions },
  '/admin/assessments/:id/print': { Part: Papers, title: (copy) => copy.screenTitles.print },
  '/admin/assessments/:id/schedule': { Part: Papers, title: (copy) => copy.screenTitles.schedule },
  '/admin/assessments/:id/exam-day': { Part: Day, title: (copy) => copy.screenTitles.examDay },
  '/admin/assessments/:id/questions/:question': { Part: Results, title: (copy) => copy.screenTitles.questionAndKey },
  '/admin/assessments/:id/sittings': { Part: Day, title: (copy) => copy.screenTitles.sittings },
};

/** The screen of a path. */
export function Screen<P extends AdminPath>({ path }: { path: P }): ReactNode {
  const { Part } = screens[path];
  return <Part path={path} />;
}
