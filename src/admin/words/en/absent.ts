import type { AbsentPerson } from '../../../../contract/assessment/absent';

/** The sentences about who is expected at a test and is not there. */
export const words = {
  title: 'Who has not started',
  lead: 'As far as the server knows: somebody without a network may have started already.',
  failed: 'Failed to load who is absent.',
  label: 'Absent people',
  none: 'Nobody is absent.',
  group: 'Group',
  everyGroup: 'All groups',
  nameless: 'No name yet',
  columns: { name: 'Name', groups: 'Groups', phone: 'Phone', email: 'Email', state: 'How far' },
  states: {
    'never-signed-in': 'Never signed in',
    'not-fetched': 'Has not fetched the paper',
    fetched: 'Has the paper',
  } satisfies Record<AbsentPerson['state'], string>,
  asOf: (time: string) => `As of ${time}`,
  refresh: 'Refresh',
  save: 'Save as a file',
  saveFailed: 'The file could not be made.',
  /** In the name of the file. */
  file: 'Absent',
};
