import { type JudgedAnswer, judged } from '../../../analysis/marking/grade';
import type { AnswerKey } from '../../../analysis/marking/key';
import { rounded } from '../../../analysis/marking/rounded';
import type { FrozenPaper } from '../papers/freeze';
import { rulingOf } from '../results/ruling';
import { givenBy, givenCode, type Sheets } from './answer-marks';

/** The place of a learner: the id of the group, one of these, or below them a number for exactly these several groups (`LearnerPlaces.together`). */
export const place = { noGroup: 0, nobody: -1 } as const;

/** The names that the questions of a paper are counted by, and each question of the key with its places among them. */
export interface PaperPlan {
  sections: { name: string; marks: number }[];
  categories: string[];
  /** In the key's order. */
  questions: { id: number; text: string; section: number; categories: number[]; isJudged: boolean }[];
}

/** Counts of one group. Numbers by question are in the key's order, those of names in the plan's. */
export interface GroupCount {
  handIns: number;
  /** Σ score. */
  scores: number;
  right: Uint32Array;
  answered: Uint32Array;
  /** Σ marks in each section, not rounded. */
  sectionMarks: Float64Array;
  /** Learners who answered at least one question of the section, of the category. */
  sectionLearners: Uint32Array;
  categoryLearners: Uint32Array;
}

/** A test by group. */
export interface Fold {
  /** By place; nobody's hand-ins are left out. */
  groups: Map<number, GroupCount>;
  /** For each learner and category, in the order of the sheets, 1: answered a question of it. */
  touched: Uint8Array;
}

/** How the questions of a paper are counted by its present key. */
export function planOf(paper: FrozenPaper, key: AnswerKey): PaperPlan {
  const found = new Map(
    paper.subjects.flatMap(({ questions }, section) => questions.map((question) => [question.id, { section, question }])),
  );
  const categories = new Map<string, number>();
  const placeOf = (name: string): number => {
    const known = categories.get(name) ?? categories.size;
    categories.set(name, known);
    return known;
  };
  const marks = paper.subjects.map(() => 0);
  const questions = key.answers.map((answer) => {
    const { questionId: id, worth = key.marking, categories: names = [] } = answer;
    const { section = 0, question } = found.get(id) ?? {};
    const ruling = rulingOf(answer);
    if (ruling !== 'drop') marks[section] = (marks[section] ?? 0) + worth.perCorrect;
    const own = new Set(names.filter((name) => name !== ''));
    return { id, text: question?.description ?? '', section, categories: [...own].map(placeOf), isJudged: ruling === undefined };
  });
  return {
    sections: paper.subjects.map(({ subjectName }, at) => ({ name: subjectName, marks: rounded(marks[at] ?? 0) })),
    categories: [...categories.keys()],
    questions,
  };
}

/** A count of nobody yet. */
export const emptyCount = ({ sections, categories, questions }: PaperPlan): GroupCount => ({
  handIns: 0,
  scores: 0,
  right: new Uint32Array(questions.length),
  answered: new Uint32Array(questions.length),
  sectionMarks: new Float64Array(sections.length),
  sectionLearners: new Uint32Array(sections.length),
  categoryLearners: new Uint32Array(categories.length),
});

/** Judges each different answer to a question once: the many who gave the same share it. */
function judgeOf(key: AnswerKey, answer: AnswerKey['answers'][number]): (code: number | string) => JudgedAnswer {
  const known = new Map<number | string, JudgedAnswer>();
  return (code) => {
    const found = known.get(code) ?? judged(key, answer, givenBy(answer.kind, code));
    known.set(code, found);
    return found;
  };
}

const isGiven = (outcome: JudgedAnswer['outcome']): boolean => outcome === 'correct' || outcome === 'partly' || outcome === 'wrong';

function bump(counts: Uint32Array | Float64Array, at: number, by = 1): void {
  counts[at] = (counts[at] ?? 0) + by;
}

/** What was counted before, of the same sheets by the same key: learners have moved since, or handed in. */
export interface CountedBefore {
  places: Int32Array;
  fold: Fold;
}

/** The places where somebody came or went. */
function changedPlaces(places: Int32Array, before: Int32Array): Set<number> {
  const changed = new Set<number>();
  for (const [index, now] of places.entries()) {
    const was = before[index];
    if (was === now) continue;
    changed.add(now);
    if (was !== undefined) changed.add(was);
  }
  return changed;
}

/**
 * Counts the sheets by the place of each learner, in the order of the sheets. With `before`, only the places that have changed are counted, each of them from
 * the beginning: what is added and taken away again would not be, to the last bit, what another process counts.
 */
export function foldOf(sheets: Sheets, plan: PaperPlan, key: AnswerKey, places: Int32Array, before?: CountedBefore): Fold {
  const { questions, sections, categories } = plan;
  const changed = before && changedPlaces(places, before.places);
  if (before && changed?.size === 0) return before.fold;
  const isCounted = (one: number): boolean => changed === undefined || changed.has(one);
  const groups = new Map([...(before?.fold.groups ?? [])].filter(([one]) => !isCounted(one)));
  const touched = new Uint8Array(sheets.count * categories.length);
  if (before) touched.set(before.fold.touched);
  const counts = new Map<number, GroupCount>();
  for (const [index, one] of places.entries()) {
    if (!isCounted(one)) continue;
    touched.fill(0, index * categories.length, (index + 1) * categories.length);
    if (one === place.nobody) continue;
    const known = groups.get(one) ?? emptyCount(plan);
    groups.set(one, known);
    counts.set(index, known);
  }
  const inSection = new Uint8Array(sheets.count * sections.length);
  // A question at a time: its answers are judged by one small table.
  for (const [at, { section, categories: own, isJudged }] of questions.entries()) {
    const judge = judgeOf(key, key.answers[at] as AnswerKey['answers'][number]);
    for (const [index, count] of counts) {
      const { outcome, marks } = judge(givenCode(sheets, index, at, questions.length));
      bump(count.sectionMarks, section, marks);
      if (!isJudged || !isGiven(outcome)) continue;
      bump(count.answered, at);
      if (outcome === 'correct') bump(count.right, at);
      inSection[index * sections.length + section] = 1;
      for (const category of own) touched[index * categories.length + category] = 1;
    }
  }
  for (const [index, count] of counts) {
    count.handIns += 1;
    count.scores += rounded(sheets.marks[index] as number);
    for (const at of sections.keys()) bump(count.sectionLearners, at, inSection[index * sections.length + at]);
    for (const at of categories.keys()) bump(count.categoryLearners, at, touched[index * categories.length + at]);
  }
  return { groups, touched };
}
