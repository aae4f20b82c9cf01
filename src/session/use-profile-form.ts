import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ProfileDraft, profileFault } from '../../contract/people';
import { call } from '../api/call';
import { ApiError } from '../api/client';
import { copy } from '../ui/copy';
import { notify } from '../ui/notice';
import { keepProfile } from './session-store';

interface Fault {
  sentence: string;
  /** Field → what is wrong with it. */
  fields: Partial<Record<keyof ProfileDraft, string>>;
}

interface ProfileForm {
  isBusy: boolean;
  fault: Fault | null;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What the server answered, in words (spec §8: the response body). */
function refusalOf(error: unknown): Fault {
  const problem = error instanceof ApiError ? error.problem : null;
  return { sentence: copy.profileNotSaved(error instanceof Error ? error.message : String(error)), fields: problem?.fields ?? {} };
}

const emptyFields = (draft: ProfileDraft): Fault['fields'] =>
  Object.fromEntries(
    (['firstName', 'lastName', 'email', 'location'] as const).flatMap((f) => (draft[f].trim() ? [] : [[f, copy.required]])),
  );

export function useProfileForm(uid: string, isConfirmed: boolean): ProfileForm {
  const goTo = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const isRunning = useRef(false);

  async function save(draft: ProfileDraft): Promise<void> {
    isRunning.current = true;
    setBusy(true);
    try {
      await keepProfile(await call('saveProfile', { body: draft }));
      notify('success', copy.profileSaved);
      goTo('/user/dashboard', { replace: true });
    } catch (error) {
      setFault(refusalOf(error));
    }
    isRunning.current = false;
    setBusy(false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isRunning.current) return;
    const draft = { ...Object.fromEntries(new FormData(event.currentTarget)), uid } as ProfileDraft;
    const sentence = isConfirmed ? profileFault(draft) : copy.notAuthenticatedYet;
    setFault(sentence === null ? null : { sentence, fields: isConfirmed ? emptyFields(draft) : {} });
    if (sentence === null) void save(draft);
  }

  return { isBusy, fault, submit };
}
