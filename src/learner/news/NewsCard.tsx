import { useNewsCopy } from '../../copy/use-news-copy';
import { useOnline } from '../../ui/browser/use-online';
import { Banner } from '../../ui/controls/Banner';
import { Card } from '../../ui/controls/Card';
import { Choice } from '../../ui/controls/Choice';
import { useNews } from './use-news';

/** Whether this device shows news of the portal, with the switch; or why it cannot, and what to do about it. */
export function NewsCard({ uid }: { uid: string }) {
  const copy = useNewsCopy();
  const isOnline = useOnline();
  const { state, step, turn, isDueOn, turnDue } = useNews(uid);
  if (state === null) return null;
  const isOn = state === 'on';
  return (
    <Card aria-labelledby="news" className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 id="news">{copy.title}</h2>
        <p className="text-ink-soft">{copy.lead}</p>
      </div>
      {state === 'unsupported' && <Banner tone="info">{copy.unsupported}</Banner>}
      {state === 'refused' && <Banner tone="warning">{copy.refused}</Banner>}
      {(isOn || state === 'off') && (
        <Choice role="switch" checked={isOn} disabled={step === 'busy' || (!isOnline && !isOn)} onChange={() => turn(!isOn)}>
          {copy.here}
        </Choice>
      )}
      {isOn && (
        <div>
          <Choice role="switch" checked={isDueOn} disabled={step === 'busy' || !isOnline} onChange={() => turnDue(!isDueOn)}>
            {copy.due}
          </Choice>
          <p className="text-ink-soft text-sm">{copy.dueNote}</p>
        </div>
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {step === 'busy' && copy.busy}
        {step !== 'busy' && !isOnline && state === 'off' && copy.needsConnection}
      </p>
      {step === 'failed' && <Banner tone="error">{copy.failed}</Banner>}
    </Card>
  );
}
