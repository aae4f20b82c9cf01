import { useDayCopy } from '../../words/use-day-copy';

/** Between groups of a code. */
const betweenGroups = /[^A-Z0-9]+/;

const signsOf = (code: string): string[] => [...code].map((sign) => (betweenGroups.test(sign) ? '–' : sign));

/** A word for each sign of a code, with a dash between groups: `Alpha Bravo – two three`. */
const speltOut = (code: string, spelling: Readonly<Record<string, string>>): string =>
  signsOf(code)
    .map((sign) => spelling[sign] ?? sign)
    .join(' ');

interface Props {
  code: string;
  /** Whether it is the code that is needed now: large enough to be read across a room. */
  isNow: boolean;
}

/** A code, letter by letter for a screen reader, and in words that can be read aloud. */
export function CodeAloud({ code, isNow }: Props) {
  const { desk } = useDayCopy();
  return (
    <>
      <p
        data-code
        data-now={isNow}
        aria-hidden="true"
        className="flex flex-wrap justify-center gap-x-[0.6em] rounded-control bg-raised px-4 py-4 text-center font-bold font-mono text-[clamp(2.5rem,8cqw,7rem)] leading-tight tracking-[0.15em] data-[now=false]:self-start data-[now=false]:py-2 data-[now=false]:text-xl"
      >
        {code.split(betweenGroups).map((group) => (
          <span key={group} className="mr-[-0.15em]">
            {group}
          </span>
        ))}
      </p>
      <p className="text-sm">{desk.codeAloud(signsOf(code).join(' '))}</p>
      <p className="text-sm">{desk.codeSpelt(speltOut(code, desk.spelling))}</p>
      <p className="text-ink-soft text-sm">{desk.noLookalikes}</p>
    </>
  );
}
