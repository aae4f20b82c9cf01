import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { admitsToProfilePages, type Profile, type ProfileDraft, profileFault, profilePhoneFault } from '../../../contract/people/people';
import { noticeVersion } from '../../../contract/people/privacy-notice';
import { call } from '../../api/call';
import { ApiError } from '../../api/client';
import type { Copy as CommonCopy } from '../../copy/en/common';
import type { ProfileCopy } from '../../copy/en/profile';
import { profileCopyNow, useProfileCopy } from '../../copy/use-profile-copy';
import type { Person } from '../../runner/device/db';
import { notify } from '../../ui/controls/toast';
import { isEmail } from '../is-email';
import { storedProfile } from '../keeper/look-up';
import { keepProfile } from '../session-store';

type Copy = CommonCopy & ProfileCopy;

interface Fault {
  /** null: what the field says is enough. */
  sentence: string | null;
  /** The fault of each field. */
  fields: Partial<Record<keyof ProfileDraft, string>>;
}

/** A fault in the page's language at the time when it is shown. */
type Saying = (copy: Copy) => Fault;

interface ProfileForm {
  /** The form, whose first faulty field gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  fault: Fault | null;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What the server says of fields is English; in another language a field is only named. */
const fieldsOf = (copy: Copy, problem: ApiError['problem']): Fault['fields'] =>
  Object.fromEntries(Object.entries(problem?.fields ?? {}).map(([field, why]) => [field, copy.fieldRefused(why)]));

/** The server's response in words (spec §8: the response body). */
function refusalOf(error: unknown): Saying {
  if (error instanceof ApiError) {
    const { kind, problem } = error;
    return (copy) => ({
      sentence: copy.profileNotSaved(problem ? copy.refusal(problem) : copy.unanswered[kind]),
      fields: fieldsOf(copy, problem),
    });
  }
  return (copy) => ({ sentence: copy.profileNotSaved(error instanceof Error ? error.message : String(error)), fields: {} });
}

const emptyFields = (copy: Copy, draft: ProfileDraft): Fault['fields'] =>
  Object.fromEntries(
    (['firstName', 'lastName', 'email', 'location'] as const).flatMap((f) => (draft[f].trim() ? [] : [[f, copy.required]])),
  );

function faultOf(draft: ProfileDraft, isConfirmed: boolean): Saying | null {
  if (!isConfirmed) return (copy) => ({ sentence: copy.notAuthenticatedYet, fields: {} });
  const rule = profileFault(draft);
  if (rule !== null) return (copy) => ({ sentence: copy.personRule(rule), fields: emptyFields(copy, draft) });
  const phone = profilePhoneFault(draft.phone);
  if (phone !== null) return (copy) => ({ sentence: null, fields: { phone: copy.personRule(phone) } });
  return isEmail(draft.email.trim()) ? null : (copy) => ({ sentence: null, fields: { email: copy.emailNotWhole } });
}

/** Saves a profile, and that the person accepts the notice beside the button. A server of the specification alone refuses that field, and takes the rest. */
async function saved(draft: ProfileDraft): Promise<Profile> {
  try {
    return await call('saveProfile', { body: { ...draft, noticeVersion } });
  } catch (error) {
    const isOfNotice = error instanceof ApiError && error.status === 400 && 'noticeVersion' in (error.problem?.fields ?? { noticeVersion });
    if (!isOfNotice) throw error;
    return call('saveProfile', { body: draft });
  }
}

/** Notes for fields that the server already has and the learner has typed differently, to check before saving. */
const savedFields = (copy: Copy, draft: ProfileDraft, saved: Profile): Fault['fields'] =>
  Object.fromEntries(
    (['firstName', 'lastName', 'email', 'phone', 'location'] as const).flatMap((f) =>
      draft[f].trim() !== '' && saved[f].trim() !== '' && draft[f].trim() !== saved[f].trim() ? [[f, copy.savedBefore(saved[f])]] : [],
    ),
  );

export function useProfileForm({ uid, profile }: Person, isConfirmed: boolean): ProfileForm {
  const goTo = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const copy = useProfileCopy();
  const [fault, setFault] = useState<{ said: Saying } | null>(null);
  const isRunning = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  // The button stands below the fields: what is wrong may be above the screen.
  useEffect(() => {
    const field = fault && form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (field) field.focus();
    else if (fault) form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [fault]);

  /** Whether the server has a profile that this form has not shown. A form that began empty shows that profile instead of replacing it. */
  async function isUnseen(draft: ProfileDraft): Promise<boolean> {
    const saved = admitsToProfilePages(profile) ? null : await storedProfile(call, uid);
    if (saved === null || JSON.stringify(saved) === JSON.stringify(profile)) return false;
    await keepProfile(saved);
    // The route gate redirects a person with a complete profile.
    if (admitsToProfilePages(saved)) notify('info', profileCopyNow().profileFound);
    else setFault({ said: (words) => ({ sentence: words.profileFoundInPart, fields: savedFields(words, draft, saved) }) });
    return true;
  }

  async function store(draft: ProfileDraft): Promise<void> {
    if (await isUnseen(draft)) return;
    await keepProfile(await saved(draft));
    // An edit completes nothing.
    const { profileSaved, profileChanged } = profileCopyNow();
    notify('success', admitsToProfilePages(profile) ? profileChanged : profileSaved);
    goTo('/user/dashboard', { replace: true });
  }

  async function save(draft: ProfileDraft): Promise<void> {
    isRunning.current = true;
    setBusy(true);
    await store(draft).catch((error: unknown) => setFault({ said: refusalOf(error) }));
    isRunning.current = false;
    setBusy(false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isRunning.current) return;
    const draft = { ...Object.fromEntries(new FormData(event.currentTarget)), uid } as ProfileDraft;
    const said = faultOf(draft, isConfirmed);
    setFault(said && { said });
    if (said === null) void save(draft);
  }

  return { form, isBusy, fault: fault?.said(copy) ?? null, submit };
}
