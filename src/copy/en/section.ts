/** The sentences about sections with their own time or marks, loaded with the papers that have such sections. */
export const sectionCopy = {
  /** Before the start. */
  facts: 'Sections',
  section: 'Section',
  questions: 'Questions',
  /** On phones. */
  questionsShort: 'No.',
  minutes: 'Minutes',
  marks: 'Marks',
  lockedRules: 'The sections follow one another, each in its own time. You cannot go ahead, and you cannot come back to a section.',
  /** `names`: the sections that may be finished early; null if all of them may. */
  early: (names: string | null) =>
    `You may finish ${names === null ? 'a section' : names} early. The rest of ${names === null ? 'its' : 'that'} time is then lost.`,
  freeRules: 'The minutes of a section are advice. You may move between the sections as you like.',

  /** On the tabs, below the name. */
  min: (minutes: number) => `${minutes} min`,
  over: 'over',
  now: 'now',
  marksEach: (right: number, wrong: number) => (wrong === 0 ? `+${right}` : `+${right} −${wrong}`),
  /** Why a tab leads nowhere. */
  whyOver: (name: string) => `The time of ${name} is over.`,
  whyLater: (name: string, previous: string) => `${name} begins by itself when ${previous} ends.`,

  /** Below the tabs. */
  place: (number: number, of: number) => `Section ${number} of ${of}`,
  follows: (name: string) => `Next: ${name}`,
  last: 'Last section',
  whole: (time: string) => `Whole test: ${time}`,
  ends: (name: string, seconds: number) => `${name} ends in ${seconds} s`,
  /** Said once, some seconds before the end of a section. */
  soon: (name: string, next: string | null, seconds: number) =>
    `${seconds} seconds left in ${name}. ${next === null ? 'Then the test is handed in.' : `Then ${next} begins.`}`,
  begun: (number: number, of: number, name: string, minutes: number) => `Section ${number} of ${of}: ${name}, ${minutes} min`,

  finish: 'Finish section',
  finishQuestion: (name: string) => `Finish ${name} now?`,
  finishIsFinal: 'You cannot come back to this section, and the rest of its time is lost.',
  finishNow: (next: string) => `Go on to ${next}`,
  /** In the confirmation of a hand-in. */
  notBegun: (names: string) => `Not begun yet: ${names}. These questions stay unanswered if you submit now.`,
};
