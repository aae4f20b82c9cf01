/** The sentences about assessments with a schedule, loaded with the first one. A `moment` is a day with its time, in the reader's language; of today, the time. */
export const scheduleCopy = {
  opensOn: (moment: string, isToday: boolean) => `Opens ${isToday ? 'today,' : 'on'} ${moment}`,
  /** Before the time that was moved, struck out. */
  movedFrom: 'The time was moved. Before:',
  startsUntil: (moment: string, isToday: boolean) => `Last entry: ${isToday ? 'today, ' : ''}${moment}`,
  resultsOn: (moment: string, isToday: boolean) => `Results ${isToday ? 'today,' : 'on'} ${moment}`,
  timeZone: (name: string) => `Times in ${name}`,
  times: 'Times',
  toCountdown: 'Countdown',
  countdown: 'Time until the opening',
  days: (days: number, hours: number) => `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  opensHere: 'The assessment opens on this page. You do not have to reload it.',
  codeLater: 'Without a network at that time, type the code that is read out in the room.',
  hasCode: 'I have a code',
  opening: 'Opening the assessment…',
  wrongDate: (by: string, isAhead: boolean) =>
    `The date or time of this device is wrong: ${by} ${isAhead ? 'ahead' : 'behind'}. Tests follow the exam server’s time. Set it to automatic.`,
  unsureClock: 'This device cannot reach the exam server to check the time. In the exam room, type the code that is read out.',
  noNetwork: 'The exam server cannot be reached. The assessment opens as soon as there is a network, or with the code that is read out.',
  notYet: (reason: string) => `The server did not open the assessment: ${reason} The device asks again.`,
  damaged: 'The assessment on this device could not be opened. Connect to the internet: then it is fetched again.',
  closedSince: (moment: string) => `This assessment could be started until ${moment}.`,
  closed: 'The time to start this assessment is over.',
  code: 'Code',
  codeHint: (length: number, groups: number) =>
    `${length} letters and digits in ${groups} groups. The code is checked as soon as it is complete.`,
  openByCode: 'Open',
  checkingCode: 'Checking the code…',
  codeFaults: {
    'wrong-code': () => 'This is not the code of this assessment. Compare it letter by letter.',
    'not-a-code': (length: number) => `A code has ${length} letters and digits, without 0, O, 1 and I.`,
    'too-early': () => 'The assessment is not open yet.',
  },
  resultsOut: 'The results are out. Yours comes here by itself within a minute.',
  resultsOfChance:
    'This time is yours alone, because you were allowed to sit this test again. If you submit again, your result comes with everybody’s.',
  resultsOffline: 'You are offline. Once the results are out and there is internet, this page loads them.',
  resultsByThemselves: 'This page loads them then. You do not have to reload it.',
  toCalendar: 'Add to calendar',
  calendarTitle: (name: string) => `Results: ${name}`,
  calendarMade: 'Open the downloaded file to add it to your calendar.',
  /** `moment`: when the results came as the calendar has it. */
  calendarMoved: (moment: string) =>
    `The time was moved after you added it to a calendar: there it is ${moment}. Add it again, and delete the old entry if it stays.`,
  calendarNotMade: 'This browser cannot save the calendar file.',
  awaited: 'Waiting for results',
};
