import { useState } from 'react';
import type { Profile } from '../../../contract/people/people';
import { noticeVersion } from '../../../contract/people/privacy-notice';
import { callAs } from '../../api/call';
import { usePrivacyNoticeCopy } from '../../copy/use-privacy-notice-copy';
import { keepProfile } from '../../session/session-store';
import { Banner } from '../../ui/controls/Banner';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { notify } from '../../ui/controls/toast';

/** Announces a version of the privacy notice that the person has not accepted. An acceptance is a save of the same profile. */
export function PrivacyNoticeNote({ profile }: { profile: Profile }) {
  const copy = usePrivacyNoticeCopy();
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function accept() {
    setStep('busy');
    const { uid, firstName, lastName, email, phone, location } = profile;
    try {
      await keepProfile(await callAs(uid)('saveProfile', { body: { uid, firstName, lastName, email, phone, location, noticeVersion } }));
      notify('success', copy.accepted);
    } catch {
      setStep('failed');
    }
  }

  return (
    <Banner
      tone="info"
      actions={
        <>
          <ButtonLink variant="secondary" to="/privacy-policy">
            {copy.read}
          </ButtonLink>
          <Button disabled={step === 'busy'} onClick={() => void accept()}>
            {copy.accept}
          </Button>
        </>
      }
    >
      <p>{copy.isNew}</p>
      {step === 'failed' && <p className="mt-1 text-bad text-sm">{copy.notAccepted}</p>}
    </Banner>
  );
}
