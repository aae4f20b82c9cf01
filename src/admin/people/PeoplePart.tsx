import type { ReactNode } from 'react';
import type { AdminPath } from '../kit/paths/admin-paths';
import { GroupsScreen } from './groups/GroupsScreen';
import { PeopleScreen } from './list/PeopleScreen';
import { RosterScreen } from './roster/RosterScreen';

/** People, groups and the roster. The chunk of this subject begins here. */
export const screens = {
  '/admin/people': <PeopleScreen />,
  '/admin/groups': <GroupsScreen />,
  '/admin/roster': <RosterScreen />,
} satisfies Partial<Record<AdminPath, ReactNode>>;
