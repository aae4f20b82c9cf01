import { asTested } from './measured/costs';
import { failover } from './measured/failover';
import { runIn } from './measured/history';
import { type MeasuredRun, runs } from './measured/runs';
import { simulate } from './scenario';
import { type Shown, shownBy } from './shown';
import { counted, headOf, inS, percent, rowOf, say } from './table';

/** How far a figure of the model may be from the measured one. */
const bound = 0.2;
/** Chance differs from run to run: the model's figure is the mean of so many. */
const seeds = [1, 2, 3];
/** Ways of the test cluster, on one machine. */
const networkMs = [0.1, 0.3] as const;

/** What is compared. */
const compared = {
  acknowledged: 'hand-ins acknowledged',
  triedAgain: 'learners who tried again',
  tries: 'requests',
  mostWaiting: 'learners who waited at the worst moment',
  mean: 'wait on average, s',
  most: 'wait of 99 of 100, s',
  until: 'all but 1 of 1,000 after, s',
} as const satisfies Partial<Record<keyof Shown, string>>;
const inTime = new Set<string>(['mean', 'most', 'until']);
/** What is smaller comes from other work on the machine's two cores, which the model does not have: at a load of 18, 99 of 100 hand-ins took up to a second. */
const least: Readonly<Record<string, number>> = { mean: 1_000, most: 2_000, triedAgain: 100, mostWaiting: 200 };

/** One figure beside the other. */
export interface Comparison {
  name: string;
  measured: number;
  model: number;
  /** model / measured. */
  ratio: number;
  isWithin: boolean;
}

/** Simulates what a run did, with the silence that it had, once for each seed, and compares. */
export async function compare(
  { learners, seconds, fault, outage, retryAfterS, shown }: MeasuredRun,
  seeds: readonly number[],
): Promise<Comparison[]> {
  const outcomes: Shown[] = [];
  for (const seed of seeds) {
    const outcome = await simulate({
      learners,
      by: 'hand',
      overMs: seconds * 1_000,
      processes: 3,
      balancers: 2,
      addressMovesMs: null,
      costs: { ...asTested, balancer: { ...asTested.balancer, retryAfterS } },
      networkMs,
      fault: { afterMs: seconds * 300, steps: failover[fault]?.stepsOf(outage) ?? [] },
      seed,
    });
    outcomes.push(
      shownBy(outcome.told.flatMap(({ firstTryAt, ...told }) => (firstTryAt === null ? [] : [{ ...told, startedAt: firstTryAt }]))),
    );
  }
  return Object.keys(compared).flatMap((key) => {
    const name = key as keyof typeof compared;
    const measured = shown[name];
    if (measured < (least[name] ?? 0)) return [];
    const model = outcomes.reduce((sum, each) => sum + each[name], 0) / outcomes.length;
    const ratio = model / measured;
    return [{ name, measured, model, ratio, isWithin: Math.abs(ratio - 1) <= bound }];
  });
}

/** Prints the model beside the given histories, or beside the runs of docs/scale.md. Returns whether all figures are within the bound. */
export async function check(files: readonly string[]): Promise<boolean> {
  let isWell = true;
  for (const measured of files.length > 0 ? files.map(runIn) : runs) {
    say(`\n${failover[measured.fault]?.what}, ${counted(measured.learners)} learners over ${measured.seconds} s (${measured.from})\n`);
    say(headOf(['figure', 'measured', 'model', 'model to measured']));
    for (const { name, measured: was, model, ratio, isWithin } of await compare(measured, seeds)) {
      const show = (value: number): string => (inTime.has(name) ? inS(value) : counted(Math.round(value)));
      say(rowOf([compared[name as keyof typeof compared], show(was), show(model), `${percent(ratio)}${isWithin ? '' : ': too far'}`]));
      isWell &&= isWithin;
    }
  }
  return isWell;
}
