import { randomFrom } from '../random';

/** Faults that last: one begins, the learner goes on working, the fault ends. */
export const windows = [
  'offline',
  'black-hole',
  'error-500',
  'token-refused-401',
  'too-many-429',
  'busy-503',
  'dropped-before',
  'dropped-after',
  'hang',
  'captive-portal',
  'redirect',
  'identity-away',
  'poisoned-400',
  'clock-ahead',
  'clock-behind',
  'quota-full',
  'odd-identity',
  'stranger-retry-after',
  'server-day-ahead',
  'foreign-receipt',
  'foreign-refusal',
  'page-for-scripts',
  'minutes-given',
] as const;

/** Faults of one moment, during the learner's next tap. */
export const blows = [
  'kill',
  'freeze',
  'worker-stopped',
  'update',
  'second-tab',
  'sign-out',
  'another-learner',
  'cleared-reloaded',
  'cleared-handed-in-offline',
  'clock-set-at-start',
  'second-device',
  'date-put-right',
  'cleared-then-killed',
  'chance-taken-back',
] as const;

/** What has happened on the phone before the attempt begins. */
export const preludes = ['wrong-date', 'abandoned-attempt', 'handed-in-before'] as const;

export type WindowKind = (typeof windows)[number];
export type BlowKind = (typeof blows)[number];
export type Prelude = (typeof preludes)[number];

export type Step =
  | { do: 'answer'; option: number; thenGo: 'Next' | 'Previous' | null }
  | { do: 'mark' }
  /** Time passes over borders between sections, while the phone is awake or asleep. */
  | { do: 'pass'; borders: 1 | 2; isAsleep: boolean }
  /** The learner ends a section early. */
  | { do: 'finish' }
  | { do: 'window'; kind: WindowKind; forMs: number; isWide: boolean }
  | { do: 'blow'; kind: BlowKind; afterMs: number; forMs: number };

/** All that one run does, derived from its seed. */
export interface Plan {
  seed: number;
  questions: number;
  /** The number of locked sections; 0: the paper has none. */
  sections: number;
  /** How the attempt ends: by the learner (`submit`) or by the clock (`zero`). */
  end: 'submit' | 'zero';
  /** How the paper opens: it is open (`none`), or sealed, and the server's key or the spoken code opens it. */
  opensBy: 'none' | 'key' | 'code';
  /** Whether the paper has an opening, so that minutes can be given: it is sealed, or its opening lies behind. */
  hasOpening: boolean;
  prelude: Prelude | null;
  steps: Step[];
  /** Faults during the hand-in. */
  atTheEnd: Step[];
}

/**
 * Kinds that were added later start at seeds of ten or twenty thousand, and all together at thirty thousand; later ones at three hundred
 * thousand, and at each ten thousand after it up to three hundred and forty: the runs of other seeds do not change.
 */
const first = 10_000;
const second = 20_000;
const together = 30_000;
/** From this seed on papers have locked sections, and from the latest on half of them. */
const sectioned = 200_000;
const latest = 300_000;
const deployed = 310_000;
const timed = 320_000;
const again = 330_000;
const alone = 340_000;
const cameLater: Partial<Record<WindowKind | BlowKind, number>> = {
  'odd-identity': first,
  'cleared-reloaded': first,
  'cleared-handed-in-offline': first,
  'stranger-retry-after': second,
  'server-day-ahead': second,
  'clock-set-at-start': second,
  'second-device': second,
  'foreign-receipt': latest,
  'foreign-refusal': latest,
  'date-put-right': latest,
  'cleared-then-killed': latest,
  'page-for-scripts': deployed,
  'minutes-given': timed,
  'chance-taken-back': again,
};

/** Ten thousand seeds whose runs all give minutes: of sealed papers without sections. */
const isTimed = (seed: number): boolean => seed >= timed && seed < timed + 10_000;

/** Ten thousand seeds whose runs all sit an assessment again, as those before them do, and get minutes for the learner alone. */
const isAlone = (seed: number): boolean => seed >= alone && seed < alone + 10_000;

/** Ten thousand seeds whose runs all sit an assessment again that was handed in before: of papers that are open. */
const isAgain = (seed: number): boolean => (seed >= again && seed < again + 10_000) || isAlone(seed);

/** Seeds of an odd number open a sealed paper, from the seed on at which all kinds come together. */
const opensByOf = (seed: number): Plan['opensBy'] =>
  isTimed(seed)
    ? seed % 2 === 0
      ? 'key'
      : 'code'
    : seed < together || seed % 2 === 0 || isAgain(seed)
      ? 'none'
      : seed % 4 === 1
        ? 'code'
        : 'key';

const meets = (kind: WindowKind | BlowKind, seed: number): boolean => {
  const since = cameLater[kind];
  return since === undefined || seed >= Math.max(since, together) || (seed >= since && seed < since + 10_000);
};

/** Of eight seeds, one has another learner's attempt on its phone, while the key opens the paper, and one a wrong date. */
const preludeOf = (seed: number): Prelude | null =>
  isAgain(seed)
    ? 'handed-in-before'
    : seed < latest || isTimed(seed)
      ? null
      : seed % 8 === 3
        ? 'abandoned-attempt'
        : seed % 8 === 4
          ? 'wrong-date'
          : null;

/** The kinds of faults for a seed, in the order in which consecutive seeds go through them. */
const kindsFor = (seed: number) =>
  [...windows, ...blows].filter((kind) => meets(kind, seed) && !wipesAnother(kind, seed) && !(isAgain(seed) && kind === 'second-device'));

/** The attempt that another learner has left is in no page's memory: cleared data would be its end. */
const wipesAnother = (kind: WindowKind | BlowKind, seed: number): boolean =>
  preludeOf(seed) === 'abandoned-attempt' && kind.startsWith('cleared');

/** The plan of a run. The seed's position decides its first fault; all other choices are random. */
export function planOf(seed: number): Plan {
  const random = randomFrom(seed);
  const kinds = kindsFor(seed);
  const draw = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const faultOf = (kind: WindowKind | BlowKind): Step =>
    isBlow(kind)
      ? { do: 'blow', kind, afterMs: Math.floor(random() * 400), forMs: 200 + Math.floor(random() * 1_300) }
      : { do: 'window', kind, forMs: 200 + Math.floor(random() * 2_800), isWide: random() < 0.5 };
  const operation = (): Step =>
    random() < 0.75
      ? { do: 'answer', option: 1 + Math.floor(random() * 4), thenGo: draw(['Next', 'Next', 'Previous', null] as const) }
      : { do: 'mark' };

  const first = faultOf(kinds[((seed % kinds.length) + kinds.length) % kinds.length] as WindowKind);
  const others = Array.from({ length: draw([0, 1, 1, 2]) }, () => faultOf(draw(kinds)));
  const steps: Step[] = Array.from({ length: 3 + Math.floor(random() * 4) }, operation);
  const atTheEnd: Step[] = [];
  for (const fault of [first, ...others]) {
    if (random() < 0.5) atTheEnd.push(fault);
    else steps.splice(Math.floor(random() * (steps.length + 1)), 0, fault);
  }
  // In every other run the chance is taken back while its attempt is under way.
  if (isAgain(seed) && seed % 2 === 0) steps.splice(1 + Math.floor(random() * steps.length), 0, faultOf('chance-taken-back'));
  if (isAlone(seed)) steps.splice(1 + Math.floor(random() * steps.length), 0, { ...faultOf('minutes-given'), isWide: false } as Step);
  if (isTimed(seed)) steps.splice(1 + Math.floor(random() * steps.length), 0, faultOf('minutes-given'));
  const sections = seed < sectioned || isTimed(seed) || isAlone(seed) ? 0 : draw(seed < latest ? [3, 4] : [0, 0, 3, 4]);
  if (sections > 0) {
    const border = (): Step => ({ do: 'pass', borders: draw([1, 1, 2] as const), isAsleep: random() < 0.5 });
    const between = [border(), ...(random() < 0.4 ? [border()] : []), ...(random() < 0.4 ? [{ do: 'finish' } as const] : [])];
    for (const step of between) steps.splice(1 + Math.floor(random() * steps.length), 0, step, operation(), operation());
  }
  return {
    seed,
    questions: sections * 2 || 3 + Math.floor(random() * 3),
    sections,
    end: random() < 0.25 ? 'zero' : 'submit',
    opensBy: opensByOf(seed),
    hasOpening: opensByOf(seed) !== 'none' || isAlone(seed),
    prelude: preludeOf(seed),
    steps,
    atTheEnd,
  };
}

const isBlow = (kind: WindowKind | BlowKind): kind is BlowKind => (blows as readonly string[]).includes(kind);

/** The kinds of fault in a plan. */
export const kindsIn = ({ prelude, steps, atTheEnd }: Plan): string[] => [
  ...(prelude === null ? [] : [prelude]),
  ...[...steps, ...atTheEnd].flatMap((step) => ('kind' in step ? [step.kind] : [])),
];
