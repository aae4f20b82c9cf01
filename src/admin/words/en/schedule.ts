import { numberText as n } from '../wording/figures';

const learners = (count: number): string => (count === 1 ? '1 learner' : `${n(count)} learners`);

/** The sentences about schedules of assessments. */
export const words = {
  pages: 'Pages of this assessment',
  overview: 'Overview',
  title: 'Schedule',
  lead: 'When this assessment can be started, and when its results are released.',
  failed: 'Failed to load the schedule.',
  folded: 'Schedule (optional)',
  foldedLead: 'Without a schedule, the assessment is published at once and can be started at any time.',
  form: 'Change the schedule',
  now: 'Now',

  state: 'State',
  states: { draft: 'Draft', published: 'Published', hidden: 'Hidden' },
  stateHints: {
    draft: 'Only admins see it.',
    published: 'Learners see it.',
    hidden: 'Learners do not see it any more. Hand-ins of learners who have started are accepted.',
  },
  times: { opensAt: 'Opens', closesAt: 'Last start', resultsAt: 'Results released' },
  timeHints: {
    opensAt: 'If empty, it can be started at once.',
    closesAt: 'If empty, it can be started at any later time.',
    resultsAt: 'If empty, each learner sees the result after the hand-in.',
  },
  zone: (zone: string) => `All times are in the time zone of this device: ${zone}.`,
  zoneOf: (name: string, offset: string) => `${name}, ${offset}`,
  timeInZone: (time: string, zone: string) => `${time}, ${zone}`,
  endsTogether: 'A late start gets only the remaining time',
  endsTogetherHint:
    'A device without a network can start after the last start. Its attempt then ends at the last start plus the duration, with extra time where granted. A start in time has the whole duration.',
  examDate: 'Day of the real exam',
  examDateHint: 'Learners are offered this day in Revise.',
  cutOff: 'Expected cut-off, in marks',
  cutOffHint: 'The result shows it beside the score, as what your institute expects.',
  save: 'Save Schedule',
  saved: '✅ Schedule saved.',
  notSaved: '❌ Failed to save the schedule.',

  life: {
    draft: () => 'Draft',
    hidden: () => 'Hidden',
    unscheduled: () => 'Published, without times',
    opens: (time: string) => `Opens on ${time}`,
    'open-since': (time: string) => `Open since ${time}`,
    'last-start': (time: string) => `Last start on ${time}`,
    'closed-since': (time: string) => `Closed since ${time}`,
    'results-on': (time: string) => `Results on ${time}`,
    'results-since': (time: string) => `Results released on ${time}`,
  },
  lifeOf: (name: string, life: string) => `${life}: schedule of ${name}`,

  acts: { publish: 'Publish', hide: 'Hide', openNow: 'Open now', releaseNow: 'Release results now' },
  done: {
    publish: '✅ Schedule saved. The assessment is published.',
    hide: '✅ Schedule saved. The assessment is hidden.',
    openNow: '✅ Schedule saved. The assessment is open.',
    releaseNow: '✅ Schedule saved. The results are released.',
  },
  releasedFor: (count: number): string => `✅ Results released for ${learners(count)}.`,
  questions: {
    publish: 'Publish this assessment?',
    hide: 'Hide this assessment?',
    openNow: 'Open this assessment now?',
    releaseNow: 'Release the results now?',
    change: 'Change the schedule?',
  },
  effects: {
    publish: 'Learners see it in their lists from then on, in an open list at the next touch, and can start it as soon as it is open.',
    hide: 'It leaves the lists of learners. Learners who have started can go on and hand in.',
    openNow:
      'Learners can start from then on; a page that stands open shows it once it is touched or loaded again. An opening cannot be taken back: devices that have the key keep it.',
    releaseNow:
      'Learners get results, answer key and explanations from then on; a page that stands open shows them once it is touched or loaded again. A device that has loaded them keeps them.',
    close: 'Nobody can start it any more. Learners who have started can go on and hand in.',
    change: 'An attempt that has started keeps its own end. The new times count for learners who start from now on.',
  },
  takesBack: {
    results: 'Results that were released are kept back again. Whoever has loaded them has seen answer key and explanations.',
    'starts-again': 'The test was closed, and can be started again. If results were out, its answer key is known.',
    groups: 'Learners who are left out find it in their lists no more. Those who have started can go on and hand in.',
  },
  outOfLists: 'From now on; a list that stands open loses it at the next touch. Publish shows it again.',
  forAll: (count: number | null): string => (count === null ? 'For everybody.' : `For everybody: ${learners(count)} at present.`),
  /** `people`: the sum over the groups; somebody may be in several of them. */
  forNoGroup: 'For nobody yet: tick a group, or choose Everybody.',
  forGroups: (names: string[], people: number): string =>
    `For ${names.length === 1 ? '1 group' : `${n(names.length)} groups`} only, ${names.length === 1 ? '' : 'at most '}${people === 1 ? '1 person' : `${n(people)} people`} at present: ${names.join(', ')}.`,
  forSomeGroups: (count: number): string => `For ${count === 1 ? '1 group' : `${n(count)} groups`} only.`,
  shared: 'This assessment is for learners outside your groups too: only an admin of the whole institute can change it.',
  nobodyStarts: 'The last start is past: no learner can start this assessment.',
  /** A time of a schedule that has none. */
  noTime: { opensAt: 'at once', closesAt: 'at any later time', resultsAt: 'after each hand-in' },
  changeOf: (name: string, before: string, after: string): string => `${name}: ${before} → ${after}`,
  tell: 'Tell them in a notice on their home page:',
  tellText: {
    opensAt: (name: string, time: string): string => `“${name}” now opens on ${time}.`,
    closesAt: (name: string, time: string): string => `“${name}” can now be started until ${time}.`,
    resultsAt: (name: string, time: string): string => `The results of “${name}” now come on ${time}.`,
  },
  savedAndTold: '✅ Schedule saved. The notice is shown from now on.',
  savedNotTold: 'The schedule is saved, but the notice was not added. Add it in Notices.',
  savedSince: (fields: string): string =>
    `The schedule was saved after you began${fields === '' ? '' : `: ${fields}`}. What you did not type stands in the form as it is saved.`,
  opensAtOnce: 'Without an opening: it can be started at once.',
  withTyped: (fields: string): string => `What is typed below is saved with it: ${fields}.`,
  doubts: {
    'no-release':
      'Without a release time, each learner sees the answer key right after the hand-in, while others still sit. Set Results released to a time after the last end.',
    'no-last-start': 'Without a last start, learners can still start after the results are released, with the answer key known.',
    'before-last-end': (end: string): string =>
      `The results are released before the last attempts end (${end}, later with extra time). Learners who still sit could learn the answer key.`,
  },
  sitting: (count: number): string =>
    count === 0 ? 'No learner is sitting it now.' : `${learners(count)} ${count === 1 ? 'is' : 'are'} sitting it now.`,
  whoSits: (names: string[], more: number): string => `${names.join(', ')}${more === 0 ? '' : ` and ${n(more)} more`}.`,
  sittingUnknown: 'How many learners are sitting it now, and how many have handed in, could not be loaded.',
  sittingAtLeast: (count: number): string =>
    `At least ${learners(count)} ${count === 1 ? 'is' : 'are'} sitting it now: without a time in the schedule, not every start is recorded.`,
  sittingUnrecorded: 'How many learners are sitting it now is not known: without a time in the schedule, starts are not recorded.',
  handedIn: (count: number): string =>
    count === 0 ? 'No learner has handed in yet.' : `${learners(count)} ${count === 1 ? 'has' : 'have'} handed in.`,
  openChances: (count: number, end: string): string =>
    `${learners(count)} can still sit it once more or ${count === 1 ? 'is' : 'are'} sitting it now; the last attempt ends on ${end} at the latest.`,
  beforeChances: (count: number, end: string): string =>
    `${learners(count)} can still sit it once more, until ${end}. They could learn the answer key from others.`,
  archive: {
    title: 'Archive and delete',
    lead: 'An assessment in the archive is in no list of admins, and learners do not see it. Results stay, and it can be taken back.',
    isArchived: 'This assessment is in the archive: it is in no list, and learners do not see it. Results stay.',
    archive: 'Archive',
    restore: 'Take back from the archive',
    delete: 'Delete',
    archiveAsk: (name: string) => `Archive “${name}”?`,
    restoreAsk: (name: string) => `Take “${name}” back from the archive?`,
    deleteAsk: (name: string) => `Delete “${name}”?`,
    archiveEffect:
      'It leaves the lists of admins and learners. Learners who have started can go on and hand in. Results stay, and it can be taken back.',
    restoreEffect:
      'It is again what it was before, with the same schedule. If it was published, learners see it from then on, in an open list at the next touch.',
    deleteEffect: 'It leaves every list. Where a device still sends answers, they are filed, and it is in the archive with them.',
    unseenWhen: 'At once, for admins. Learners see it once it is published.',
    archiveWhen: 'From now on; a list that stands open loses it at the next touch. It can be taken back from the archive.',
    deleteWhen: 'At once. It cannot be taken back.',
    notDeletable: (handIns: number, sitting: number) =>
      `It cannot be deleted: ${handIns === 1 ? '1 learner has' : `${n(handIns)} learners have`} handed it in, and ${sitting === 1 ? '1 attempt is' : `${n(sitting)} attempts are`} under way. It can be archived.`,
    notDone: '❌ Nothing was changed.',
    notDeleted: '❌ The assessment was not deleted.',
    show: 'Show',
    shown: { current: 'All but the archive', archived: 'The archive' },
    empty: 'The archive is empty.',
  },
  changeNow: 'Change it',
  setFirst: 'Set times and groups first',
};
