import type { AdminPath } from '../kit/paths/admin-paths';
import type { AdminCopy } from '../words/en/common';
import type { WayIcon } from './icons';

/** An entry of the navigation. */
export interface Way {
  path: AdminPath;
  name: keyof AdminCopy['ways'];
  icon: WayIcon;
}

/** The entry above all groups. */
export const homeWay: Way = { path: '/admin/today', name: 'home', icon: 'today' };

/**
 * The entries of the navigation by the part of the portal. The eight of spec §2 are in *Bank* and *Tests*, under its names and in its order; its ninth,
 * *Logout*, is at the foot.
 */
export const wayGroups: readonly { group: keyof AdminCopy['frame']['groups']; ways: readonly Way[] }[] = [
  {
    group: 'bank',
    ways: [
      { path: '/admin/categories', name: 'categories', icon: 'categories' },
      { path: '/admin/questions', name: 'questions', icon: 'questions' },
      { path: '/admin/bulk-upload', name: 'upload', icon: 'upload' },
    ],
  },
  {
    group: 'tests',
    ways: [
      { path: '/admin/generate-assessment', name: 'generate', icon: 'generate' },
      { path: '/admin/exam-creation', name: 'createExam', icon: 'createExam' },
      { path: '/admin/assessment-creation', name: 'fromExam', icon: 'fromExam' },
      { path: '/all-assessments', name: 'assessments', icon: 'assessments' },
      { path: '/all-exams', name: 'exams', icon: 'exams' },
    ],
  },
  {
    group: 'people',
    ways: [
      { path: '/admin/people', name: 'people', icon: 'people' },
      { path: '/admin/groups', name: 'groups', icon: 'groups' },
      { path: '/admin/roster', name: 'roster', icon: 'upload' },
      { path: '/admin/batches', name: 'batches', icon: 'batches' },
    ],
  },
  {
    group: 'institute',
    ways: [
      { path: '/admin/portal', name: 'portal', icon: 'portal' },
      { path: '/admin/notices', name: 'notices', icon: 'notices' },
      { path: '/admin/webhook', name: 'webhook', icon: 'webhook' },
      { path: '/admin/health', name: 'health', icon: 'health' },
      { path: '/admin/changes', name: 'changes', icon: 'changes' },
    ],
  },
];
