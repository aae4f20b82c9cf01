// Marking once more, from tables: of the bank's questions and the exam, in whole numbers (BigInt), without a line of the product's marking.

/** What decides about an answer, as counts. */
interface Facts {
  /** Options chosen, or 1 for a typed number. */
  given: number;
  /** Of these, right ones. */
  right: number;
  /** All right ones of the question. */
  needed: number;
  /** All options of the question. */
  options: number;
}

type Outcome = 'correct' | 'partly' | 'wrong' | 'unattempted';
/** The first row that fits decides. `part`: the share of the marks, as a fraction. */
type Row = readonly [when: (facts: Facts) => boolean, outcome: Outcome, part?: (facts: Facts) => readonly [over: number, under: number]];

const always = () => true;
const nothing: Row = [({ given }) => given === 0, 'unattempted'];
const anyWrong: Row = [({ given, right }) => right < given, 'wrong'];
const allRight: Row = [({ right, needed }) => right === needed, 'correct'];

/** One table for each kind and scheme. A question whose key was corrected to several right options is a `single` of `needed: 1`. */
const tables = {
  single: [nothing, anyWrong, [always, 'correct']],
  numeric: [nothing, anyWrong, [always, 'correct']],
  'all-or-nothing': [nothing, anyWrong, allRight, [always, 'wrong']],
  'jee-advanced': [nothing, anyWrong, allRight, [always, 'partly', ({ right, options }) => [right, options]]],
} as const satisfies Record<string, readonly Row[]>;

/** Hundred-thousandths of a mark, times 60, which every number of options divides. */
const fine = 60n;
/** Of {@link fine}, in a hundredth of a mark. */
const perHundredth = 1_000n * fine;

/** One question with what was answered. Marks in hundred-thousandths. */
export interface Asked {
  table: keyof typeof tables;
  facts: Facts;
  plus: number;
  minus: number;
  ruling?: 'drop' | 'bonus' | undefined;
}

export interface ByTable {
  outcome: Outcome | 'dropped';
  /** Hundred-thousandths of a mark, times 60. */
  marks: bigint;
}

/** One question by its table. */
export function byTable({ table, facts, plus, minus, ruling }: Asked): ByTable {
  const [full, lost] = [BigInt(plus) * fine, BigInt(minus) * fine];
  if (ruling === 'drop') return { outcome: 'dropped', marks: 0n };
  if (ruling === 'bonus') return { outcome: 'correct', marks: full };
  const rows: readonly Row[] = tables[table];
  const [, outcome, part] = rows.find(([when]) => when(facts)) as Row;
  const [over, under] = part?.(facts) ?? [1, 1];
  const won = (full * BigInt(over)) / BigInt(under);
  return { outcome, marks: { correct: won, partly: won, wrong: -lost, unattempted: 0n }[outcome] };
}

/** Rounds to hundredths, halves away from zero. */
export function hundredths(marks: bigint): number {
  const size = marks < 0n ? -marks : marks;
  const whole = Number((size + perHundredth / 2n) / perHundredth) / 100;
  return marks < 0n && whole !== 0 ? -whole : whole;
}

/** A whole paper by the tables: score, counts, and the total of what counts. */
export function paperByTable(asked: readonly Asked[]) {
  const each = asked.map(byTable);
  const count = (...outcomes: ByTable['outcome'][]) => each.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    score: hundredths(each.reduce((sum, { marks }) => sum + marks, 0n)),
    correctAnswers: count('correct', 'partly'),
    wrongAnswers: count('wrong'),
    unattempted: count('unattempted'),
    ...(count('partly') > 0 && { partlyCorrect: count('partly') }),
    totalMarks: hundredths(asked.reduce((sum, { plus, ruling }) => (ruling === 'drop' ? sum : sum + BigInt(plus) * fine), 0n)),
    each,
  };
}
