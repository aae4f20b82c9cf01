import type { CallName } from '../../../contract/calls/calls';
import { fold, wordsOf } from '../../../contract/fields/fold';
import type { AdminPath } from '../kit/paths/admin-paths';
import { needs } from '../kit/paths/admin-paths';
import type { AdminWords } from '../words/use-admin-copy';
import type { WayIcon } from './icons';
import { homeWay, wayGroups } from './ways';

/** Something that the finder can open. */
export interface FinderFind {
  /** Unique in the finder. */
  id: string;
  place: string;
  icon: WayIcon;
  text: string;
  /** Beside the text, in a lighter colour. */
  more: string;
}

export type FindKind = 'screens' | 'assessments' | 'people' | 'questions';

/** Screens that the navigation does not have. */
const beside: readonly { path: AdminPath; icon: WayIcon; title: (copy: AdminWords) => string }[] = [
  { path: '/admin/reports', icon: 'report', title: (copy) => copy.screenTitles.reports },
  { path: '/admin/rescue-files', icon: 'rescue', title: (copy) => copy.screenTitles.handInFromFiles },
];

/**
 * The screens whose name has every word of a search, in the order of the navigation; all of them without a search. `may`: whether the admin may make a call.
 */
export function screensFound(copy: AdminWords, search: string, may: (name: CallName) => boolean): FinderFind[] {
  const ways = wayGroups.flatMap(({ group, ways }) =>
    ways.map(({ path, name, icon }) => ({ path, id: path, place: path, icon, text: copy.ways[name], more: copy.frame.groups[group] })),
  );
  const others = beside.map(({ path, icon, title }) => ({ path, id: path, place: path, icon, text: title(copy), more: '' }));
  const home = { path: homeWay.path, id: homeWay.path, place: homeWay.path, icon: homeWay.icon, text: copy.ways[homeWay.name], more: '' };
  const wanted = wordsOf(search);
  return [home, ...ways, ...others]
    .filter(({ path, text, more }) => may(needs[path]) && wanted.every((word) => fold(`${text} ${more}`).includes(word)))
    .map(({ path: _, ...find }) => find);
}
