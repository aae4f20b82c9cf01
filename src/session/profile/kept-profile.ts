import type { ProfileDraft } from '../../../contract/people/people';

const key = 'first-profile';

/** What can be stored nowhere counts as long as the page. */
function withTab<T>(work: (tab: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

/** Keeps in this tab what is typed into a first profile: a phone may close the page while a person looks something up. */
export const keepTyped = (uid: string, form: HTMLFormElement): void =>
  void withTab((tab) => tab.setItem(key, JSON.stringify({ ...Object.fromEntries(new FormData(form)), uid })));

/** What this person typed before the page was loaded again. */
export function typedBefore(uid: string): Partial<ProfileDraft> {
  const typed = withTab((tab): Partial<ProfileDraft> => JSON.parse(tab.getItem(key) ?? '{}'));
  return typed?.uid === uid ? typed : {};
}

export const dropTyped = (): void => void withTab((tab) => tab.removeItem(key));
