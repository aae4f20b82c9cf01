import { type ComponentType, lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type Language, useLanguage } from '../copy/language';
import { bringHall, bringResult, ExamHall } from './ExamHall';
import { Landing } from './pages/Landing';
import { NotFound } from './pages/NotFound';
import { bringDoors } from './routing/bring-doors';
import { type RoutePath, routeAt } from './routing/route-table';

const named = <N extends string, Props = object>(load: () => Promise<Record<N, ComponentType<Props>>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }));

/** A page whose text is a component of its own in each language. */
function inEach(texts: Record<Language, ComponentType>): ComponentType {
  return function InEach() {
    const Text = texts[useLanguage()];
    return <Text />;
  };
}

/** A page about the assessment whose number is in the address. */
function OfAssessment({ Page }: { Page: ComponentType<{ assessmentId: number }> }) {
  const { id } = routeAt(useLocation().pathname);
  return id === null ? <NotFound /> : <Page assessmentId={id} />;
}

/** Imports the code of a learner's pages. */
const bring = {
  '/user/dashboard': () => import('../learner/home/Dashboard'),
  '/user/available-assessments': () => import('../learner/lists/AvailableAssessments'),
  '/user/my-assessments': () => import('../learner/lists/MyAssessments'),
  '/user/outbox': () => import('../learner/outbox/Outbox'),
  '/user/mistake-notebook': () => import('../learner/revise/RevisePage'),
  '/assessments/:id': bringHall,
  '/assessments/:id/result': bringResult,
  '/assessments/:id/again': () => import('../past-test/PastTestPage'),
};

/** Fetches the code of the page at this pathname in parallel with the session, not after it. */
export function bringAhead(pathname: string): void {
  const { path } = routeAt(pathname);
  if (path === null || !(path in bring)) return;
  bring[path as keyof typeof bring]().catch(() => undefined /* The code is fetched again when it is needed. */);
}

const AdminLogin = named(bringDoors, 'AdminLogin');
const UserLogin = named(bringDoors, 'UserLogin');
const ProfileRoute = named(() => import('./ProfileRoute'), 'ProfileRoute');
const Dashboard = named(bring['/user/dashboard'], 'Dashboard');
const AvailableAssessments = named(bring['/user/available-assessments'], 'AvailableAssessments');
const MyAssessments = named(bring['/user/my-assessments'], 'MyAssessments');
const Outbox = named(bring['/user/outbox'], 'Outbox');
const RevisePage = named(bring['/user/mistake-notebook'], 'RevisePage');
const ResultPage = named(bringResult, 'ResultPage');
const PastTestPage = named(bring['/assessments/:id/again'], 'PastTestPage');
const PrivacyPolicy = inEach({
  en: named(() => import('./pages/PrivacyPolicy'), 'PrivacyPolicy'),
  hi: named(() => import('./pages/PrivacyPolicyHindi'), 'PrivacyPolicyHindi'),
});
const TermsAndConditions = inEach({
  en: named(() => import('./pages/TermsAndConditions'), 'TermsAndConditions'),
  hi: named(() => import('./pages/TermsAndConditionsHindi'), 'TermsAndConditionsHindi'),
});
const AccessibilityPage = named(() => import('./pages/AccessibilityPage'), 'AccessibilityPage');
const Unauthorized = named(() => import('./pages/Unauthorized'), 'Unauthorized');
const AdminHome = named(() => import('./AdminHome'), 'AdminHome');

const reading = (text: ReactNode) => (
  <div className="mx-auto w-full max-w-4xl px-4 py-8">
    <div className="max-w-3xl">{text}</div>
  </div>
);
const adminHome = <AdminHome />;

/** The screen of each path of spec §2; route-table.ts says who may see it. */
export const screens: Record<RoutePath, ReactNode> = {
  '/': <Landing />,
  '/admin/login': <AdminLogin />,
  '/user/login': <UserLogin />,
  '/unauthorized': <Unauthorized />,
  '/user/profile-completion': <ProfileRoute />,
  '/user/dashboard': <Dashboard />,
  '/user/available-assessments': <AvailableAssessments />,
  '/user/my-assessments': <MyAssessments />,
  '/user/outbox': <Outbox />,
  '/user/mistake-notebook': <RevisePage />,
  '/assessments/:id': <ExamHall />,
  '/assessments/:id/result': <OfAssessment Page={ResultPage} />,
  '/assessments/:id/again': <OfAssessment Page={PastTestPage} />,
  '/admin/*': adminHome,
  '/all-assessments': adminHome,
  '/all-exams': adminHome,
  '/privacy-policy': reading(<PrivacyPolicy />),
  '/terms-and-conditions': reading(<TermsAndConditions />),
  '/accessibility': reading(<AccessibilityPage />),
};
