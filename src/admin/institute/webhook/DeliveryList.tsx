import type { WebhookDelivery } from '../../../../contract/institute/webhook';
import { Badge } from '../../../ui/controls/Card';
import { timesIn } from '../../../ui/display/times';
import { useInstituteCopy } from '../../words/use-institute-copy';

const tones = { waiting: 'warn', done: 'good' } as const;
const toneOf = (state: string) => (state in tones ? tones[state as keyof typeof tones] : 'plain');

/** The last messages with what became of them, the latest first. */
export function DeliveryList({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  const { webhook, locale } = useInstituteCopy();
  const moment = timesIn(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section aria-label={webhook.messages} className="flex max-w-3xl flex-col gap-3">
      <h2>{webhook.messages}</h2>
      {deliveries.length === 0 ? (
        <p className="text-ink-soft">{webhook.none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {deliveries.map(({ id, type, madeAt, state, tries, status }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="wrap-anywhere">{webhook.types[type] ?? type}</p>
                <p className="text-ink-soft text-sm">
                  <time dateTime={madeAt}>{moment.format(Date.parse(madeAt))}</time>
                  {tries > 0 && ` · ${webhook.tries(tries)} · ${status === null ? webhook.unanswered : webhook.status(status)}`}
                </p>
              </div>
              <Badge tone={toneOf(state)}>{webhook.states[state] ?? state}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
