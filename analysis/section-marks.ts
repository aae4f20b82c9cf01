import type { Result } from '../contract/assessment/assessment';
import { type Answered, answeredOf, toldAs } from './answers/answered';
import type { Counts } from './breakdown';
import { rounded } from './marking/rounded';
import { fullMarksOf, marksFlow } from './marks-flow';

/** How a section of a paper came out. */
export interface SectionMarks extends Counts {
  marks: number;
  /** Of its questions that count. */
  totalMarks: number;
}

/** The sections of a result in the order of its paper; none where it has one, whose marks are the score, or where their marks are not known. */
export function sectionMarksOf(result: Result): SectionMarks[] {
  const { insight, questions } = result;
  const sections = new Map<string, Answered[]>();
  for (const one of insight ? answeredOf(result) : []) sections.set(one.subjectName, [...(sections.get(one.subjectName) ?? []), one]);
  if (insight === undefined || sections.size < 2) return [];
  return [...sections].map(([name, all]) => {
    const own = all.filter(({ outcome }) => outcome !== 'dropped');
    const { won, lost } = marksFlow(own, insight);
    const told = own.map(toldAs);
    const count = (wanted: (typeof told)[number]) => told.filter((one) => one === wanted).length;
    return {
      name,
      marks: rounded(won - lost),
      totalMarks: rounded(own.reduce((sum, { number }) => sum + (fullMarksOf(questions[number - 1] ?? {}, insight) ?? 0), 0)),
      ...{ correct: count('correct'), partly: count('partly'), wrong: count('wrong'), unattempted: count('unattempted') },
    };
  });
}
