import type { HealthCheck } from '../../../../contract/institute/health';
import { Banner } from '../../../ui/controls/Banner';
import { Badge, Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useInstituteCopy } from '../../words/use-institute-copy';
import { momentText } from '../../words/wording/moment-text';

const tones = { well: 'good', look: 'warn' } as const;
const toneOf = (state: string) => (state in tones ? tones[state as keyof typeof tones] : 'plain');

/** Each subject with what is to be said of it; what asks for a look comes first, what is not known last. */
function CheckList({ checks }: { checks: readonly HealthCheck[] }) {
  const { health: words, locale } = useInstituteCopy();
  const inOrder = ['look', 'well'].flatMap((wanted) => checks.filter(({ state }) => state === wanted));
  const others = checks.filter((check) => !inOrder.includes(check));

  function sentenceOf({ code, params }: HealthCheck): string {
    const say = code in words.says ? words.says[code as keyof typeof words.says] : undefined;
    const at = typeof params.at === 'string' ? momentText(params.at, locale) : '';
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

/** Whether all is well with the portal and its machine, in words (ADR 87). */
export function HealthScreen() {
  const { health: words, locale } = useInstituteCopy();
  return (
    <Page wide title={words.title} lead={words.lead}>
      <Fetched query={useReply('getHealth')} failed={words.failed}>
        {({ at, checks }) => {
          const troubles = checks.filter(({ state }) => state === 'look').length;
          const isMachineKnown = checks.every(({ of, state }) => of !== 'machine' || state !== 'unknown');
          return (
            <div className="flex max-w-3xl flex-col gap-4">
              <Banner tone={troubles === 0 ? 'success' : 'warning'}>{troubles === 0 ? words.allWell : words.troubles(troubles)}</Banner>
              {!isMachineKnown && <p className="text-ink-soft">{words.noMachine}</p>}
              <CheckList checks={checks} />
              <p className="text-ink-soft text-sm">{words.asOf(momentText(at, locale))}</p>
            </div>
          );
        }}
      </Fetched>
    </Page>
  );
}
