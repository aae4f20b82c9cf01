import { useAdminCopy } from '../copy/use-admin-copy';

/** Between groups of a code. */
const betweenGroups = /[^A-Z0-9]+/;

/** A code, large enough to be read across a room, and letter by letter for a screen reader. */
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
      <p className="text-sm">{desk.codeAloud([...code].map((sign) => (betweenGroups.test(sign) ? '–' : sign)).join(' '))}</p>
      <p className="text-ink-soft text-sm">{desk.noLookalikes}</p>
    </>
  );
}
