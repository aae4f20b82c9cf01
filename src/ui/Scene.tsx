import './scene.css';

/** What an empty list lacks: tests, what is due (nothing is), results, the network. */
export type SceneName = 'tests' | 'due' | 'results' | 'offline';

/** A sheet of answers that nobody has filled, a pencil beside it. */
const tests = (
  <>
    <rect className="paper" x="36" y="12" width="70" height="90" rx="8" />
    <path className="faint" d="M50 30h26" />
    {[46, 62, 78].map((y) => (
      <g key={y}>
        <circle className="paper" cx="54" cy={y} r="5" />
        <path className="faint" d={`M68 ${y}h24`} />
      </g>
    ))}
    <path className="warm" d="M128 24l10 6-26 46-12 7 2-14z" />
    <path className="line" d="M123 33l10 6" />
  </>
);

/** Closed books with a cup that steams. */
const due = (
  <>
    <rect className="soft" x="26" y="84" width="84" height="16" rx="4" />
    <rect className="paper" x="34" y="68" width="70" height="16" rx="4" />
    <rect className="warm" x="30" y="52" width="74" height="16" rx="4" />
    <path className="line" d="M44 52v16M48 68v16M40 84v16" />
    <path className="paper" d="M116 72h22v18a10 10 0 0 1-10 10h-2a10 10 0 0 1-10-10z" />
    <path className="line" d="M138 77h4a6 6 0 0 1 0 12h-4M18 100h126" />
    <path className="faint" d="M122 62c-4-5 4-8 0-14M132 62c-4-5 4-8 0-14" />
    <path className="line" d="M54 32l9 9 18-20" />
  </>
);

/** Steps that lead up to a flag. */
const results = (
  <>
    <path className="paper" d="M24 100V84h28v16z" />
    <path className="paper" d="M52 100V68h28v32z" />
    <path className="soft" d="M80 100V50h28v50z" />
    <path className="line" d="M94 50V14" />
    <path className="warm" d="M94 14h32l-9 10 9 10H94z" />
    <path className="faint" d="M30 70l10-10M56 54l10-10M120 60v8M120 78v8" />
    <path className="line" d="M16 100h128" />
  </>
);

/** A telephone with its papers in it, below a cloud that it does not reach. */
const offline = (
  <>
    <path className="soft" d="M94 52a14 14 0 0 1 2-28 20 20 0 0 1 38-2 15 15 0 0 1 4 30z" />
    <path className="line" d="M107 30l14 12M121 30l-14 12" />
    <rect className="paper" x="24" y="22" width="46" height="80" rx="8" />
    <circle className="warm" cx="47" cy="58" r="13" />
    <path className="line" d="M42 94h10M41 58l4 5 8-9" />
    <path className="faint" d="M84 88h6M98 82h6M108 70l1-6" />
  </>
);

const scenes: Record<SceneName, typeof tests> = { tests, due, results, offline };

/** A drawing above the sentence of an empty list. It says nothing that the sentence does not say. */
export const Scene = ({ of }: { of: SceneName }) => (
  <svg aria-hidden="true" focusable="false" viewBox="0 0 160 112" className="scene h-28">
    {scenes[of]}
  </svg>
);
