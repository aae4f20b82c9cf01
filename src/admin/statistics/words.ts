/** The sentences of this screen alone. */
export const words = {
  lead: 'Who has handed in by now, and how good its questions are. Tries by admins do not count.',
  viewPaper: 'View the paper',
  failed: 'Failed to load the overview.',
  nobody: 'Nobody has handed in yet. Figures of the questions appear here with the first who does.',
  handIns: 'Hand-ins',
  handedIn: 'handed in',
  latest: 'The latest at',
  live: 'Counts by itself',
  explained:
    'Facility is the share of all who handed in that got it right. Discrimination is the point-biserial correlation of getting it right with the score on all other questions, from −1 to 1: 0.3 and more tells learners apart well; below 0 those who know the rest get it wrong, so look at its key. Beside each option stands how many chose it and, in brackets, their mean score.',
  namesLead: 'A name leads to who has handed in and how good the questions are.',
} as const;
