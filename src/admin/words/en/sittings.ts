import { english } from '../../../../contract/assessment/results-file/english';
import { numberText as n } from '../wording/figures';

const span = (minutes: number): string => {
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${n(minutes)} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${n(hours)} hours` : `${n(Math.round(hours / 24))} days`;
};

/** The sentences of the page with the facts of each sitting. */
export const words = {
  title: 'Sittings',
  lead: 'Every account that fetched, started or handed in this paper. The facts are for information: no submission is refused because of them.',
  failed: 'Failed to load the sittings.',
  none: 'No account has fetched this paper yet.',
  label: 'Learners',
  nameless: 'No name yet',
  columns: { name: 'Learner', fetched: 'Fetched', started: 'Started', handedIn: 'Handed in', arrived: 'Arrived', facts: 'Facts' },
  filter: 'Facts',
  everyFact: 'All learners',
  kinds: { 'start-seen': 'Start seen by the server', ...english.flags },
  choice: (kind: string, count: number) => `${kind} (${n(count)})`,
  facts: {
    'start-seen': (time: string | null) => (time === null ? 'start seen by the server' : `start seen by the server at ${time}`),
    'start-said': (time: string | null) =>
      time === null ? 'started offline, as the device says' : `started offline at ${time}, as the device says`,
    'arrived-later': (minutes: number | null) =>
      minutes === null ? 'arrived later than it was handed in' : `arrived ${span(minutes)} after it was handed in`,
    late: 'late: handed in after the end that the schedule allows',
    'time-does-not-fit': 'time does not fit',
    'never-fetched': 'paper never fetched by this account',
    'more-than-given': 'took more time than was given',
    'no-evidence': 'no evidence of when it took place',
    'after-release': 'arrived after the results were released',
    'second-account': 'another account with the same verified email or phone handed in too',
    'new-account': 'account first seen after the opening',
  },
  misfits: english.misfits,
  misfit: (fact: string, why: string) => `${fact}: ${why}`,
  twoStarts: (heard: string, handedIn: string) => `two starts, at ${heard} and at ${handedIn}, as on two devices`,
  refresh: 'Refresh',
  asOf: (time: string) => `As of ${time}`,
  print: 'Print',
};
