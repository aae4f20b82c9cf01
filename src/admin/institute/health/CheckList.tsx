import type { HealthCheck } from '../../../../contract/institute/health';
import { Badge } from '../../../ui/controls/Card';
import { timesIn } from '../../../ui/display/times';
import { useInstituteCopy } from '../../words/use-institute-copy';

const tones = { well: 'good', look: 'warn' } as const;
const toneOf = (state: string) => (state in tones ? tones[state as keyof typeof tones] : 'plain');

/** Each subject with what is to be said of it; what asks for a look comes first, what is not known last. */
export function CheckList({ checks }: { checks: readonly HealthCheck[] }) {
  const { health: words, locale } = useInstituteCopy();
  const moment = timesIn(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const inOrder = ['look', 'well'].flatMap((wanted) => checks.filter(({ state }) => state === wanted));
  const others = checks.filter((check) => !inOrder.includes(check));

  function sentenceOf({ code, params }: HealthCheck): string {
    const say = code in words.says ? words.says[code as keyof typeof words.says] : undefined;
    const at = typeof params.at === 'string' ? moment.format(Date.parse(params.at)) : '';
    return say === undefined ? words.says.unknown() : (say as (params: object) => string)({ ...params, at });
  }

  return (
    <ul aria-label={words.title} className="divide-y divide-line rounded-card border border-line bg-surface">
      {[...inOrder, ...others].map((check) => (
        <li key={check.of} className="flex items-start justify-between gap-4 px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium">{words.subjects[check.of] ?? check.of}</p>
            <p className="wrap-anywhere text-ink-soft text-sm">{sentenceOf(check)}</p>
          </div>
          <Badge tone={toneOf(check.state)}>{words.states[check.state] ?? words.states.unknown}</Badge>
        </li>
      ))}
    </ul>
  );
}
