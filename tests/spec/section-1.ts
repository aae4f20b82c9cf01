import type { Statement } from './statement';

export const section1: Statement[] = [
  { id: '1.1', says: 'Two kinds of user exist: admins and ordinary users (learners).' },
  {
    id: '1.2',
    says: 'Learners sign in, complete a profile, browse available assessments, take timed multiple-choice assessments and review results.',
  },
  { id: '1.3', says: 'Admins manage categories, questions (singly or by spreadsheet upload), exams and assessments.' },
  {
    id: '1.4',
    says: 'The landing page (route / … greets visitors with a welcome line for the portal and asks them to select a login type.',
  },
  { id: '1.5', says: 'It offers two buttons: Admin Login and User Login.' },
  { id: '1.6', says: 'Public static pages: privacy policy and terms and conditions.' },
  { id: '1.7', says: 'A header and footer exist' },
  { id: '1.8', says: 'A loading screen shows Loading...' },
  { id: '1.9', says: 'and, after 10 seconds, adds: Taking longer than expected. Try refreshing the page.' },
];
