import { useContext, useState } from 'react';
import type { ErasedReceipt } from '../../../../contract/people/person-data';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { type DataFormat, fetchData } from '../../../api/seldom/fetch-data';
import { languageNow } from '../../../copy/language';
import { saveBlob } from '../../../ui/browser/save-blob';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { logFailure } from '../../kit/calls/log-failure';
import { reasonOf } from '../../kit/calls/refusal';
import { AdminUid } from '../../kit/draft/use-draft';
import { usePeopleCopy } from '../../words/use-people-copy';
import { EraseDialog } from './EraseDialog';

/** The name or the address in the name of a file: letters and digits of any script, with hyphens between them. */
const inFileName = (called: string): string =>
  called
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'a-person';

type Step = { is: 'idle' | 'fetching' | 'done' } | { is: 'failed'; error: unknown };

interface Props {
  person: PersonEntry;
  called: string;
  onErased: (receipt: ErasedReceipt) => void;
}

/** What the portal keeps of a person: its download, and its end (ADR 39). */
export function PersonData({ person, called, onErased }: Props) {
  const copy = usePeopleCopy();
  const { personData: words } = copy;
  const asker = useContext(AdminUid);
  const isOwn = asker === person.uid;
  const [step, setStep] = useState<Step>({ is: 'idle' });
  const [isAsking, setAsking] = useState(false);

  async function download(format: DataFormat) {
    if (step.is === 'fetching') return;
    setStep({ is: 'fetching' });
    try {
      saveBlob(await fetchData(asker, person.uid, format, languageNow()), `data-of-${inFileName(called)}.${format}`);
      setStep({ is: 'done' });
    } catch (error) {
      logFailure('getPersonData', error);
      setStep({ is: 'failed', error });
    }
  }

  return (
    <section aria-label={words.title} className="flex flex-col gap-2 border-line border-t pt-3">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm">{words.now}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button variant="secondary" aria-disabled={step.is === 'fetching'} onClick={() => void download('xlsx')}>
          {words.sheet}
        </Button>
        <Button variant="quiet" aria-disabled={step.is === 'fetching'} onClick={() => void download('json')}>
          {words.json}
        </Button>
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {step.is === 'fetching' && words.fetching}
        {step.is === 'done' && words.done}
      </p>
      {step.is === 'failed' && (
        <Banner tone="error">
          {words.notFetched} {reasonOf(step.error, copy)}
        </Banner>
      )}
      {isOwn ? (
        <p className="text-sm">{words.own}</p>
      ) : (
        <Button variant="danger" className="self-start max-sm:w-full" onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      )}
      {isAsking && <EraseDialog person={person} called={called} onErased={onErased} onClose={() => setAsking(false)} />}
    </section>
  );
}
