/** Of the questions that count: wholly right, partly right, and answered at all. */
export interface Reach {
  right: number;
  partly: number;
  all: number;
  tried: number;
}

const rightOf = ({ right, partly, all }: Reach): string => `${right} of ${all} right${partly > 0 ? `, ${partly} partly` : ''}`;

const practised = (only: number, one: string, many: string): string =>
  only === 1 ? `Practise the one ${one}` : `Practise the ${only} ${many}`;

/** The sentences about a result's questions; separate from the insights, because every attempt preloads the result page. */
export const reviewCopy = {
  chosenOption: 'Your answer',
  correctOption: 'Correct answer',
  chosenAndCorrect: 'Your answer, correct',
  correctNotChosen: 'Correct, not chosen',
  reached: {
    all: ({ all }: Reach) => (all === 1 ? 'Right. Well done!' : `All ${all} right. Well done!`),
    most: (reach: Reach) => `Well done: ${rightOf(reach)}.`,
    half: (reach: Reach) => `${rightOf(reach)}. A good base to build on.`,
    open: ({ right, partly, all, tried }: Reach) => {
      if (right > 0)
        return `You tried ${tried} of ${all}: ${right}\u00a0right${partly > 0 ? `, ${partly}\u00a0partly` : ''}. The solutions show the rest.`;
      const found = partly > 0 ? `${partly} came out partly right` : tried === 1 ? 'it was not right' : 'none was right';
      return `You tried ${tried} of ${all}, and ${found}. The solutions show how.`;
    },
    some: (reach: Reach) => `${rightOf(reach)}. Practise the others while they are fresh.`,
    untouched: () => 'Nothing was answered this time. Sit it again when you are ready.',
  },
  rank: 'Rank',
  rankAmong: (participants: string) => `Rank among ${participants}`,
  rankLater: (needed: number) => `Your rank comes once ${needed} have taken it.`,
  reachedOthers: 'You did as well as, or better than,',
  ofOthers: (reached: string, others: string) => `${reached} of ${others} others`,
  averageOfAll: 'Average of all',
  sinceLast: 'Last test → this one',
  fromTo: (before: string, now: string) => `${before} → ${now}`,
  lostMarks: (lost: string, right: string, wrong: string) =>
    `Right +${right}, wrong −${wrong} each: ${lost} ${lost === '1' ? 'mark' : 'marks'} lost.`,
  lostInAll: (lost: string) => `Wrong answers took away ${lost} ${lost === '1' ? 'mark' : 'marks'}.`,
  best: 'Your best result so far.',
  /** `first`: the most that a practice asks. */
  mend: ({ wrong, partly, untried, first }: { wrong: number; partly: number; untried: number; first: number }) => {
    const tried = wrong + partly;
    if (tried + untried > first) return `Practise ${first} of the ${tried + untried} you missed`;
    if (tried === 0) return practised(untried, 'unattempted', 'unattempted');
    if (untried === 0 && partly === 0) return practised(wrong, 'you got wrong', 'you got wrong');
    if (untried === 0) return practised(tried, 'that was not fully right', 'that were not fully right');
    return `Practise ${tried + untried}: ${tried}\u00a0${partly === 0 ? 'wrong' : 'not\u00a0fully\u00a0right'}, ${untried}\u00a0unattempted`;
  },
  sitAgain: 'Sit it again',
  solutions: 'See solutions',
  print: 'Print',
  forAnki: 'For Anki',
  save: 'Save',
  saveThis: 'Save this question',
  saveOf: (number: number) => `Save question ${number}`,
  saved: 'Saved',
  savedThis: 'Saved: this question',
  savedOf: (number: number) => `Saved: question ${number}`,
  reportQuestion: 'Report a mistake',
  reportOf: (number: number) => `Report a mistake in question ${number}`,
  views: 'Views of the result',
  questionsTab: 'Questions',
  insightsTab: 'Insights',
  show: 'Show',
  /** The heads of the table of sections. */
  section: 'Section',
  sectionMarks: 'Marks',
  filters: { all: 'All', wrong: 'Wrong', partly: 'Partly correct', skipped: 'Unattempted', marked: 'Marked', slow: 'Slow' },
  filterHint: { all: '', wrong: '', partly: '', skipped: '', marked: '', slow: 'Took you at least 1.5 times as long as usual.' },
  filtered: (shown: number, all: number) => `${shown} of ${all} questions`,
  onlyIn: (languages: string) => `This question is in ${languages} only.`,
  spent: (time: string) => `${time} on this question`,
  markedForReview: 'Marked for review',
  dropped: 'Does not count',
  marksForAll: 'Marks for everybody',
  chosen: 'Your answer',
  noNumber: 'No number: counts as no answer',
  rightNumber: 'Right answer',
  range: (from: string, to?: string): string => (to === undefined ? from : `from ${from} to ${to}`),
  marks: (marks: string, of: string | null) => `Marks: ${marks}${of === null ? '' : ` of ${of}`}`,
  regraded: {
    title: (isAgain: boolean): string => (isAgain ? 'Marked again' : 'Changed by your institute'),
    score: (before: string, now: string): string => (before === now ? `The score stays ${now}.` : `Score: ${before} → ${now}`),
    changes: {
      key: 'The answer key was corrected.',
      drop: 'This question was dropped: it does not count, and its marks left the total.',
      bonus: 'Everybody gets the marks of this question.',
    },
    reason: (reason: string) => `Reason: ${reason}`,
  },
  outcomes: { correct: 'Correct', partly: 'Partly correct', wrong: 'Wrong', unattempted: 'Unattempted' },
};

export type ReviewCopy = typeof reviewCopy;
