import type { Paper, PaperQuestion, Result, ResultQuestion } from '../../contract/assessment/assessment';
import { grantedSeconds } from '../../contract/assessment/granted';
import { answeredOf, isMistake, toldAs } from '../answers/answered';

/** Which part of a past test is sat again. `section`: the place of a subject in the paper, from 0. */
export type PastTestPart = { of: 'whole' } | { of: 'mistakes' } | { of: 'section'; section: number };

/** A part that can be sat again. */
export interface PartOffered {
  part: PastTestPart;
  /** The subject's name; empty for other parts. */
  name: string;
  questionIds: readonly number[];
  /** Whole seconds by the clock, with a learner's extra time. */
  seconds: number;
}

type Subject = Paper['subjects'][number];

const questionOf = ({ questionId, questionText, ...rest }: ResultQuestion): PaperQuestion => {
  const { picture, options, translation, language, kind, passage } = rest;
  return {
    id: questionId,
    description: questionText,
    options,
    ...(picture && { picture }),
    ...(translation && { translation }),
    ...(language && { language }),
    ...(kind && { kind }),
    ...(passage && { passage }),
  };
};

function subjectsOf({ questions, subjects = [] }: Result): Subject[] {
  let from = 0;
  return subjects.map(({ numberOfQuestions, ...subject }) => {
    const own = questions.slice(from, from + numberOfQuestions).map(questionOf);
    from += numberOfQuestions;
    return { ...subject, questions: own };
  });
}

/** The paper of a result, as far as a sitting needs it; null: the result came from a server of an earlier version, which did not send the subjects. */
export const paperOfResult = (result: Result): Paper | null =>
  result.subjects === undefined
    ? null
    : {
        id: result.assessmentId,
        name: result.assessmentTitle ?? '',
        description: '',
        durationInMinutes: result.durationInMinutes,
        totalMarks: result.totalMarks,
        createdAt: result.submittedAt,
        instructions: '',
        marksPerQuestion: result.insight?.marksPerCorrect ?? null,
        negativeMarkingPerWrongQuestion: result.insight?.marksPerWrong ?? null,
        ...(result.multipleScheme && { multipleScheme: result.multipleScheme }),
        ...(result.passages && { passages: result.passages }),
        subjects: subjectsOf(result),
      };

const withOnly = (subjects: readonly Subject[], ids: ReadonlySet<number>): Subject[] =>
  subjects
    .map((subject) => ({ ...subject, questions: subject.questions.filter(({ id }) => ids.has(id)) }))
    .filter(({ questions }) => questions.length > 0);

/** A subject whose questions can be answered at any time. */
const unlocked = ({ isLocked: _, minutes: __, mayFinishEarly: ___, ...subject }: Subject): Subject => subject;

const countIn = (subjects: readonly Subject[]): number => subjects.reduce((sum, { questions }) => sum + questions.length, 0);

/** The minutes of a part: its share of the paper's time, rounded up; of a locked section its own. */
function minutesOf(paper: Paper, part: PastTestPart, count: number): number {
  const own = part.of === 'section' ? paper.subjects[part.section] : undefined;
  if (own?.isLocked) return own.minutes ?? 0;
  return Math.max(1, Math.ceil((grantedSeconds(paper) / 60) * (count / Math.max(1, countIn(paper.subjects)))));
}

/**
 * The paper of a part: the whole as it was, with its windows; of anything less only its questions, and a share of the time. Without the clock there are no
 * windows either. What belongs to the exam itself, such as its hours, does not come with it.
 */
export function againPaper(paper: Paper, { part, questionIds }: Pick<PartOffered, 'part' | 'questionIds'>, isTimed: boolean): Paper {
  const { id, name, description, durationInMinutes, totalMarks, createdAt, instructions, multipleScheme, passages } = paper;
  const { marksPerQuestion, negativeMarkingPerWrongQuestion } = paper;
  const isWhole = part.of === 'whole';
  const subjects = isWhole ? paper.subjects : withOnly(paper.subjects, new Set(questionIds));
  return {
    ...{ id, name, description, totalMarks, createdAt, instructions, marksPerQuestion, negativeMarkingPerWrongQuestion },
    durationInMinutes: isWhole ? durationInMinutes : minutesOf(paper, part, questionIds.length),
    ...(multipleScheme && { multipleScheme }),
    ...(passages && { passages }),
    subjects: isWhole && isTimed ? subjects : subjects.map(unlocked),
  };
}

/** The parts of a past test that can be sat again: the whole; what was not right, where some was; and each section of several. */
export function partsOf(paper: Paper, result: Result, timePercent: number | undefined): PartOffered[] {
  const inResult = new Set(result.questions.map(({ questionId }) => questionId));
  const idsIn = (subject: Subject): number[] => subject.questions.map(({ id }) => id).filter((id) => inResult.has(id));
  const all = paper.subjects.flatMap(idsIn);
  const wrong = new Set(answeredOf(result).flatMap((one) => (isMistake(toldAs(one)) ? [one.questionId] : [])));
  const mistakes = all.filter((id) => wrong.has(id));
  const offered = (part: PastTestPart, questionIds: readonly number[], name = ''): PartOffered => ({
    ...{ part, name, questionIds },
    seconds: grantedSeconds(againPaper(paper, { part, questionIds }, true), timePercent),
  });
  return [
    offered({ of: 'whole' }, all),
    ...(mistakes.length > 0 && mistakes.length < all.length ? [offered({ of: 'mistakes' }, mistakes)] : []),
    ...(paper.subjects.length > 1
      ? paper.subjects.flatMap((subject, section) => {
          const ids = idsIn(subject);
          return ids.length === 0 ? [] : [offered({ of: 'section', section }, ids, subject.subjectName)];
        })
      : []),
  ];
}
