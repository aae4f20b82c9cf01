import { useState } from 'react';
import type { Profile } from '../../../contract/people/people';
import { type DataFormat, fetchData } from '../../api/seldom/fetch-data';
import { languageNow } from '../../copy/language';
import { useOwnDataCopy } from '../../copy/use-own-data-copy';
import { hasOwnAccounts } from '../../session/identity/has-own-accounts';
import { saveBlob } from '../../ui/browser/save-blob';
import { useOnline } from '../../ui/browser/use-online';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { LanguageSwitch } from '../../ui/controls/LanguageSwitch';
import { DisplayButton } from '../../ui/display/DisplayButton';
import { Link } from '../../ui/link/Link';
import { onDemand } from '../../ui/on-demand';
import { SignedIn } from '../SignedIn';
import { DeleteAccount } from './DeleteAccount';
import { sentenceOf } from './sentence-of';

const NewsCard = onDemand(async () => (await import('../news/NewsCard')).NewsCard);
const EmailCard = onDemand(async () => (await import('../../session/login/own/EmailCard')).EmailCard);
const YourReports = onDemand(async () => (await import('../reports/YourReports')).YourReports);

type Step = { is: 'idle' | 'fetching' | 'done' } | { is: 'failed'; error: unknown };

/** All that the portal keeps of the signed-in person: its download, and its end. */
export default function YourData() {
  return <SignedIn>{({ uid, profile }) => <DataOf uid={uid} called={profile === null ? '' : calledBy(profile)} />}</SignedIn>;
}

/** Name and address, so that the account of another person on this device is not meant. */
const calledBy = ({ firstName, lastName, email, phone }: Profile): string =>
  [`${firstName} ${lastName}`.trim(), email || phone].filter((part) => part !== '').join(', ');

function DataOf({ uid, called }: { uid: string; called: string }) {
  const copy = useOwnDataCopy();
  const isOnline = useOnline();
  const [step, setStep] = useState<Step>({ is: 'idle' });
  const cannot = !isOnline || step.is === 'fetching';

  async function download(format: DataFormat) {
    setStep({ is: 'fetching' });
    try {
      saveBlob(await fetchData(uid, uid, format, languageNow()), `my-data.${format}`);
      setStep({ is: 'done' });
    } catch (error) {
      setStep({ is: 'failed', error });
    }
  }

  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-5 px-4 pb-8">
      <Card aria-labelledby="settings" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="settings">{copy.settings}</h2>
          <p className="text-ink-soft">{copy.settingsLead}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2 [&>button]:border-line-strong">
          <DisplayButton isWord />
          <LanguageSwitch />
        </div>
      </Card>
      <NewsCard uid={uid} />
      <YourReports uid={uid} />
      {hasOwnAccounts === 'own' && <EmailCard />}
      <Card aria-labelledby="your-data" className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 id="your-data">{copy.yourData}</h2>
          <p className="text-ink-soft">{copy.lead}</p>
          <p>
            <Link to="/privacy-policy" className="text-brand-ink text-sm underline">
              {copy.notice}
            </Link>
          </p>
        </div>
        {!isOnline && <Banner tone="info">{copy.needsConnection}</Banner>}
        <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">
          <Button variant="secondary" disabled={cannot} onClick={() => void download('json')}>
            {copy.download}
          </Button>
          <Button variant="secondary" disabled={cannot} onClick={() => void download('xlsx')}>
            {copy.downloadSheet}
          </Button>
        </div>
        <p role="status" className="text-ink-soft text-sm empty:hidden">
          {step.is === 'fetching' && copy.downloading}
          {step.is === 'done' && copy.downloaded}
        </p>
        {step.is === 'failed' && <Banner tone="error">{sentenceOf(step.error, copy)}</Banner>}
        <DeleteAccount uid={uid} called={called} isOnline={isOnline} />
      </Card>
    </div>
  );
}
