import type { ReactNode } from 'react';
import type { AdminPath } from '../kit/paths/admin-paths';
import { DeskScreen } from './desk/DeskScreen';
import { NoticesScreen } from './notices/NoticesScreen';
import { SittingsScreen } from './sittings/SittingsScreen';
import { TodayScreen } from './today/TodayScreen';

/** The day of an exam, and notices. The chunk of this subject begins here. */
export const screens = {
  '/admin/today': <TodayScreen />,
  '/admin/notices': <NoticesScreen />,
  '/admin/assessments/:id/exam-day': <DeskScreen />,
  '/admin/assessments/:id/sittings': <SittingsScreen />,
} satisfies Partial<Record<AdminPath, ReactNode>>;
