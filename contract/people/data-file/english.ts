/** The sheets of a person's data as a workbook; the first one has the account and names what nothing is kept of. */
export const dataSheets = {
  you: 'You',
  acceptedNotices: 'Notices accepted',
  expectedByInstitute: 'Expected by the institute',
  extraTime: 'Extra time',
  papersFetched: 'Papers fetched',
  starts: 'Starts',
  submissions: 'Submissions',
  answers: 'Answers',
  otherCopies: 'Other copies',
  otherAnswers: 'Answers of other copies',
  ownMinutes: 'More minutes',
  chances: 'Further chances',
  numberedHandIns: 'Hand-ins by number',
  numberedAnswers: 'Answers by number',
  resultsRead: 'Results read',
  markedAgain: 'Marked again',
  practice: 'Practice',
  reports: 'Reports',
  devices: 'Devices',
  newsDevices: 'Devices with news',
  newsSent: 'News sent',
  changesAboutPerson: 'Changes about you',
  changesByPerson: 'Changes by you',
  workKept: 'Work kept',
};

/** The words of a person's data as a workbook. */
export interface DataFileWords {
  sheets: typeof dataSheets;
  /** Names of columns by the keys of the data; a key without one tells its name. */
  columns: Readonly<Record<string, string>>;
  /** What is said in place of codes and fixed phrases, in the columns that have such. */
  values: Readonly<Record<string, string>>;
  /** What admins did, by the codes of the trail, and what its details are called; what is not in them tells its name. */
  acts: Readonly<Record<string, string>>;
  details: Readonly<Record<string, string>>;
  yes: string;
  no: string;
  /** A column of times; `zone`: the name of their time zone. */
  times: (column: string, zone: string) => string;
}

export const english: DataFileWords = {
  sheets: dataSheets,
  columns: {
    timePercent: 'Time in per cent of the usual',
    mostEverPercent: 'The most time ever granted, in per cent of the usual',
  },
  values: { user: 'learner' },
  acts: {},
  details: { timePercent: 'Time in per cent of the usual' },
  yes: 'Yes',
  no: 'No',
  times: (column, zone) => `${column} (${zone})`,
};
