import { useAdminCopy } from '../copy/use-admin-copy';

/** Between groups of a code. */
const betweenGroups = /[^A-Z0-9]+/;

const signsOf = (code: string): string[] => [...code].map((sign) => (betweenGroups.test(sign) ? '–' : sign));

/** A word for each sign of a code, with a dash between groups: `Alpha Bravo – two three`. */
const speltOut = (code: string, spelling: Readonly<Record<string, string>>): string =>
  signsOf(code)
    .map((sign) => spelling[sign] ?? sign)
    .join(' ');

/** A code, large enough to be read across a room, letter by letter for a screen reader, and in words that can be read aloud. */
export function CodeAloud({ code }: { code: string }) {
  const { desk } = useAdminCopy();
  return (
    <>
      <p
        data-code
        aria-hidden="true"
        className="flex flex-wrap justify-center gap-x-[0.6em] rounded-control bg-raised py-4 text-center font-bold font-mono text-[clamp(2.5rem,8cqw,7rem)] leading-tight tracking-[0.15em]"
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
