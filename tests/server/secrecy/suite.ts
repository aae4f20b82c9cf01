import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPortal } from '../kit/portal';
import type { Open } from '../suites/open';
import { type CallerName, callers, type Leak, type Plan } from './accounts';
import { type ActName, actNames, actOf } from './acts';
import { type Flow, flowOf, openFlow } from './flow';
import { known } from './known';
import { limitedNames } from './limited';
import { type Class, classes, finding } from './phrases';
import { isInAnotherGroups, type State, states, wasReadBy } from './states';

/** The accounts that every form of the suite has. */
const always: readonly Plan[] = [
  { caller: 'nobody', acts: ['nothing'] },
  { caller: 'admin', acts: ['nothing'] },
  { caller: 'shutOut', acts: ['filedBefore', 'whole'] },
  { caller: 'erased', acts: ['filedBefore', 'whole'] },
  { caller: 'formerAdmin', acts: ['filedBefore'] },
  { caller: 'second', acts: ['whole'] },
];
const by = (caller: Plan['caller'], ...acts: ActName[]): Plan => ({ caller, acts });

/** Every caller, and each single act of a learner; the pair that told a key, and the acts of an outsider that give rights inside. */
export const singles: readonly Plan[] = [
  ...always,
  ...actNames.map((act) => by('learner', act)),
  by('learner', 'fetchedBefore', 'empty'),
  ...(['nothing', 'fetchedBefore', 'start', 'empty', 'whole'] as const).map((act) => by('outsider', act)),
  by('outsider', 'chanceUsed'),
  by('results', 'filedBefore'),
  by('teacher', 'filedBefore'),
];

/** What each account does anyway, when it signs up and reads, and what tells nothing of a paper. */
const repeated: readonly ActName[] = ['fetch', 'signUp', 'wantsNews'];

/** The same without accounts that only repeat what others do. */
export const short: readonly Plan[] = singles.filter(({ acts }) => !acts.every((act) => repeated.includes(act)));

/** What may be left of a learner's day, and what an admin may do with a paper. The first one comes with all calls. */
const actsOfAdmins = ['filedBefore', 'nothing', 'fetchedBefore', 'emptyBefore', 'whole', 'twice', 'brought', 'signUp'] as const;

/** Every single act and every pair of acts, in both orders where they are of one day, of learners inside and outside. */
export const pairs: readonly Plan[] = [
  ...always,
  ...limitedNames.flatMap((caller) => actsOfAdmins.map((act) => by(caller, act))),
  ...(['learner', 'outsider'] as const).flatMap((caller) => [
    ...actNames.map((act) => by(caller, act)),
    ...actNames.flatMap((one) =>
      actNames
        .filter(
          (two) => one !== two && one !== 'nothing' && two !== 'nothing' && !(actOf(one).day === 'now' && actOf(two).day === 'before'),
        )
        .map((two) => by(caller, one, two)),
    ),
  ]),
];

/** Whether a leak is one of those that are not mended yet. */
const knownFindings = known.flatMap(({ states: where, tells }) => where.flatMap((state) => tells.map((of) => finding(of, state))));
const isKnown = ({ found }: Leak): boolean => knownFindings.includes(found);

/** One line for each caller, act and paper. */
function linesOf(leaks: readonly Leak[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { caller, acts, found, by } of leaks) {
    const [of, whose] = found.split(' ');
    const line = `${caller} after ${acts.join(' and ')}, of ${whose}`;
    lines.set(line, [...(lines.get(line) ?? []), `${of} (${by.join(' | ')})`]);
  }
  return [...lines].map(([line, found]) => `${line}: ${found.join(', ')}`);
}

/** Cells by state and caller, as a table. */
function tableOf({ cells }: Flow): string {
  const head = ['state', ...callers];
  const rows = states.map((state) => [state, ...callers.map((caller) => String(cells.get(caller)?.get(state) ?? 0))]);
  const total = [...cells.values()].flatMap((row) => [...row.values()]).reduce((sum, count) => sum + count, 0);
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? '').length)));
  const lines = [head, ...rows].map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
  return `${lines.join('\n')}\n${total} cells`;
}

/** Classes that learners are told in no state. */
const neverTold: readonly Class[] = ['code', 'bank'];
/** Classes that an admin's replies show of every paper. */
const toldToAdmins: readonly Class[] = ['name', 'question', 'option', 'passage', 'picture', 'key', 'explanation', 'insight', 'bank'];

/** What the long form does beyond the short one, which asks once for what is the same for all accounts of a caller. */
export interface LongForm {
  /** Takes the table of cells. */
  print(table: string): void;
}

/** The long form takes five minutes, and more than twenty have been seen on a machine that others used too. Milliseconds. */
const patienceOfFlow = 3_000_000;

/** Who learns what of which paper: every state × every caller × these acts × every reply. */
export function flowSuite(open: Open, plans: readonly Plan[], long: LongForm | null = null): void {
  let portal: TestPortal;
  let flow: Flow;

  beforeAll(async () => {
    portal = await openFlow(open);
    flow = await flowOf(portal, plans, long !== null);
    long?.print(`${plans.length} accounts\n${tableOf(flow)}`);
  }, patienceOfFlow);
  afterAll(() => portal?.close());

  it('tells no caller of a paper what the policy does not allow', () => {
    expect(linesOf(flow.leaks.filter((leak) => !isKnown(leak)))).toEqual([]);
  });

  it('tells all that is listed as not mended yet', () => {
    const told = new Set(flow.leaks.map(({ found }) => found));
    expect(knownFindings.filter((each) => !told.has(each))).toEqual([]);
  });

  it('counts no hand-in of a learner who has read the key', () => {
    expect(flow.keysRead).toBeGreaterThan(states.length / 4);
    expect(flow.rewritten).toEqual([]);
  });

  it('lets no other caller into a call of admins', () => {
    expect(flow.letIn).toEqual([]);
  });

  describe('the search', () => {
    it('finds everything of every paper in the replies to an admin', () => {
      const told = flow.learnt.get('admin') ?? new Set();
      // Of a draft that was deleted nothing is left: no file of answers is taken for it.
      const all = states.filter((state) => state !== 'deletedDraft').flatMap((state) => toldToAdmins.map((of) => finding(of, state)));
      const missing = all.filter((each) => !told.has(each));
      expect(missing).toEqual([]);
    });

    it('finds the paper and its key in the replies to an admin who reads results alone where learners may read the paper', () => {
      const told = flow.learnt.get('results') ?? new Set();
      const there = states.filter((state) => state !== 'deletedDraft');
      const all = [
        ...there.map((state) => finding('name', state)),
        ...there
          .filter(wasReadBy)
          .flatMap((state) => (['question', 'option', 'passage', 'picture', 'key', 'marks'] as const).map((of) => finding(of, state))),
      ];
      expect(all.filter((each) => !told.has(each))).toEqual([]);
    });

    it('finds each key in the replies to a teacher, and the name of a paper for the own learners alone', () => {
      const told = flow.learnt.get('teacher') ?? new Set();
      expect(states.filter((state) => !told.has(finding('key', state)))).toEqual([]);
      const named = states.filter((state) => state !== 'deletedDraft' && isInAnotherGroups(state));
      expect(named.filter((state) => !told.has(finding('name', state)))).toEqual([]);
    });

    it('finds the spoken code in the replies to who may read the paper', () => {
      const coded = [...flow.coded];
      const untold = (caller: CallerName, where: readonly State[]) => {
        const told = flow.learnt.get(caller) ?? new Set();
        expect(where.length).toBeGreaterThan(1);
        return where.filter((state) => !told.has(finding('code', state)));
      };
      expect(untold('admin', coded)).toEqual([]);
      expect(untold('results', coded.filter(wasReadBy))).toEqual([]);
      expect(untold('teacher', coded.filter(isInAnotherGroups))).toEqual([]);
    });

    it('finds each class in a reply to a learner where it is allowed', () => {
      const told = new Set([...(flow.learnt.get('learner') ?? [])].map((each) => each.split(' ')[0]));
      expect(classes.filter((of) => !told.has(of))).toEqual(neverTold);
    });
  });
}
