import { type ComponentType, lazy, type ReactNode } from 'react';
import { type Language, useLanguage } from '../ui/language';
import { ExamHall } from './ExamHall';
import { Landing } from './Landing';
import type { PlacePath } from './places';
import { ResultRoute } from './ResultRoute';
import { Unauthorized } from './Unauthorized';

const named = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }));

/** A text that is a page of its own in every language. */
function inEach(texts: Record<Language, ComponentType>): ComponentType {
  return function InEach() {
    const Text = texts[useLanguage()];
    return <Text />;
  };
}

const AdminLogin = named(() => import('../session/AdminLogin'), 'AdminLogin');
const UserLogin = named(() => import('../session/UserLogin'), 'UserLogin');
const ProfileCompletion = named(() => import('../session/ProfileCompletion'), 'ProfileCompletion');
const Dashboard = named(() => import('../learner/Dashboard'), 'Dashboard');
const AvailableAssessments = named(() => import('../learner/AvailableAssessments'), 'AvailableAssessments');
const MyAssessments = named(() => import('../learner/MyAssessments'), 'MyAssessments');
const Outbox = named(() => import('../learner/outbox/Outbox'), 'Outbox');
const NotebookPage = named(() => import('../learner/notebook/NotebookPage'), 'NotebookPage');
const PrivacyPolicy = inEach({
  en: named(() => import('./PrivacyPolicy'), 'PrivacyPolicy'),
  hi: named(() => import('./PrivacyPolicyHindi'), 'PrivacyPolicyHindi'),
});
const TermsAndConditions = inEach({
  en: named(() => import('./TermsAndConditions'), 'TermsAndConditions'),
  hi: named(() => import('./TermsAndConditionsHindi'), 'TermsAndConditionsHindi'),
});
const AdminDesk = named(() => import('./AdminDesk'), 'AdminDesk');

const reading = (text: ReactNode) => <div className="mx-auto w-full max-w-3xl px-4 py-8">{text}</div>;
const desk = <AdminDesk />;

/** What stands in each place of spec §2; who may be there is in places.ts. */
export const screens: Record<PlacePath, ReactNode> = {
  '/': <Landing />,
  '/admin/login': <AdminLogin />,
  '/user/login': <UserLogin />,
  '/unauthorized': <Unauthorized />,
  '/user/profile-completion': <ProfileCompletion />,
  '/user/dashboard': <Dashboard />,
  '/user/available-assessments': <AvailableAssessments />,
  '/user/my-assessments': <MyAssessments />,
  '/user/outbox': <Outbox />,
  '/user/mistake-notebook': <NotebookPage />,
  '/assessments/:id': <ExamHall />,
  '/assessments/:id/result': <ResultRoute />,
  '/admin/assessments/:id': desk,
  '/admin/categories': desk,
  '/admin/questions': desk,
  '/admin/bulk-upload': desk,
  '/admin/rescue-files': desk,
  '/admin/generate-assessment': desk,
  '/admin/exam-creation': desk,
  '/admin/assessment-creation': desk,
  '/all-assessments': desk,
  '/all-exams': desk,
  '/admin/people': desk,
  '/admin/portal': desk,
  '/privacy-policy': reading(<PrivacyPolicy />),
  '/terms-and-conditions': reading(<TermsAndConditions />),
};
