import type { Exam } from '../../../../contract/exam/exam';
import { type PapersWords, usePapersCopy } from '../../words/use-papers-copy';

type Subject = Exam['subjects'][number];
type Marks = Pick<Exam, 'marksPerQuestion' | 'negativeMarkingPerWrongQuestion'>;

/** What a subject has of its own, each in words; empty for a subject of the specification. */
function factsOf({ sections: copy, kinds: { kinds } }: PapersWords, subject: Subject, exam: Marks): string[] {
  const { minutes, isLocked, mayFinishEarly, questionsPerPassage } = subject;
  const plus = subject.marksPerCorrect ?? exam.marksPerQuestion;
  const minus = subject.negativeMarksPerWrong ?? exam.negativeMarkingPerWrongQuestion;
  const hasMarks = subject.marksPerCorrect !== undefined || subject.negativeMarksPerWrong !== undefined;
  const facts = [
    minutes !== undefined && copy.time(minutes),
    isLocked && copy.locked,
    mayFinishEarly && copy.early,
    hasMarks && `${copy.plus(String(plus))} ${copy.minus(String(minus))}`,
    ...(subject.kinds ?? []).map((kind) => kinds[kind]),
    questionsPerPassage !== undefined && copy.eachPassage(questionsPerPassage),
  ].filter((fact) => typeof fact === 'string');
  return facts.length === 0 ? [] : [copy.count(subject.numberOfQuestions), ...facts];
}

/** A line about what a subject has of its own; nothing where that is nothing. */
export function SectionFacts({ subject, exam }: { subject: Subject; exam: Marks }) {
  const copy = usePapersCopy();
  const facts = factsOf(copy, subject, exam);
  return facts.length === 0 ? null : <span className="block text-ink-soft text-sm">{facts.join(' · ')}</span>;
}
