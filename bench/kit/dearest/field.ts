import { hash } from 'node:crypto';
import { type CallName, calls } from '../../../contract/calls/calls';
import { practiceLimits } from '../../../contract/fields/limits';
import { rescueOf } from '../../../tests/server/kit/rescue';
import { handInOf, type World } from '../world';
import type { Known } from './values';

/** What stands in the portal under test. */
export interface Field {
  world: World;
  /** Of the large institute: tests that its learners took, its learners, groups. */
  testIds: readonly number[];
  learnerUids: readonly string[];
  groupIds: readonly number[];
  /** Of the bank. */
  questionIds: readonly number[];
  categoryIds: readonly number[];
  /** Questions of the last of these tests. */
  testQuestionIds: readonly number[];
  examIds: readonly number[];
  passageIds: readonly number[];
  pictureHash: string;
}

const at = <T>(list: readonly T[], turn: number): T[] => (list.length === 0 ? [] : [list[turn % list.length] as T]);

const hashes = Array.from({ length: 5_000 }, (_, place) => hash('sha256', String(place), 'base64'));

/** Values of fields that name something of the portal. `uid`: of the account that asks, where a call is about itself. */
export function knownOf(field: Field, call: CallName, uid: string): Known {
  const { path, who } = calls[call];
  const own = who === 'self' || call === 'saveProfile';
  const ofPath = path.startsWith('/questions')
    ? field.questionIds
    : path.startsWith('/categories')
      ? field.categoryIds
      : path.startsWith('/groups')
        ? field.groupIds
        : path.startsWith('/passages')
          ? field.passageIds
          : field.testIds.slice(-1);
  const lists: Record<string, (turn: number) => readonly unknown[]> = {
    id: (turn) => at(ofPath, turn),
    uid: (turn) => (own ? [uid] : at(field.learnerUids, turn)),
    assessmentId: () => field.testIds.slice(-1),
    questionId: (turn) => at(field.testQuestionIds, turn),
    ids: () => field.questionIds.slice(0, 200),
    subjects: () => [],
    categoryIds: () => field.categoryIds.slice(0, 100),
    categories: () => field.categoryIds.slice(0, 100),
    category: (turn) => at(field.categoryIds, turn),
    intoId: (turn) => at(field.categoryIds, turn + 1),
    parentId: (turn) => at(field.categoryIds, turn + 1),
    parentCategoryId: (turn) => at(field.categoryIds, turn),
    groupIds: () => field.groupIds,
    groupId: (turn) => at(field.groupIds, turn),
    group: (turn) => at(field.groupIds, turn),
    examId: (turn) => at(field.examIds, turn),
    passageId: (turn) => at(field.passageIds, turn),
    hash: () => [field.pictureHash],
    hashes: () => hashes,
    exceptId: (turn) => at(field.questionIds, turn),
    questionCount: () => [300],
    numberOfQuestions: () => [6],
    // A version that is seen would only refuse what has changed.
    version: () => [],
  };
  return (name, turn) => lists[name]?.(turn) ?? [];
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
const uuidOf = (turn: number, place: number): string => `${hex(turn, 8)}-0000-4000-8000-${hex(place, 12)}`;

const time = (turn: number): string => new Date(1_700_000_000_000 + turn * 1_000).toISOString();

/** Whole bodies that no schema says: they fit together with what is in the portal. */
export function fittingBody({ world, learnerUids }: Field, call: CallName, turn: number): unknown {
  const id = world.assessmentIds[0] ?? 0;
  const whole = handInOf(world, id);
  switch (call) {
    case 'submit':
      return {
        ...whole,
        answers: whole.answers.map((answer) => ({ ...answer, selectedOptionId: 1 + (turn % 4) })),
        pace: { seconds: whole.answers.map(() => 17), order: whole.answers.map((_, place) => place) },
        evidence: { startedAt: time(turn), handedInAt: time(turn + 1), datedBy: 'server' },
      };
    case 'importSubmission':
      return rescueOf(whole, learnerUids[turn % learnerUids.length] ?? '');
    case 'addPractice':
      return {
        events: Array.from({ length: practiceLimits.events }, (_, place) => ({
          ...{ type: 'answered', id: uuidOf(turn, place), device: uuidOf(0, 0), n: turn * practiceLimits.events + place + 1 },
          ...{ questionId: whole.answers[place % whole.answers.length]?.questionId, version: 1, right: true, sure: true, at: time(turn) },
        })),
      };
    default:
      return undefined;
  }
}
