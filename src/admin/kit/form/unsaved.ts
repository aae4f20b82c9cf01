const prefix = 'unsaved form: ';

/** Tells every tab of this browser, by a lock that all see and that goes with the tab, that a form holds what is not saved. Returns what tells that it no longer does. */
export function holdUnsaved(label: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(`${prefix}${crypto.randomUUID()} ${label}`, () => held).catch(() => undefined /* The page is leaving. */);
  return release;
}

/** The labels of forms, in all tabs of this browser, that hold what is not saved. Where a browser cannot tell, none. */
export async function unsavedForms(): Promise<string[]> {
  const locks = await navigator.locks?.query().catch(() => null);
  const names = (locks?.held ?? []).flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return names.map((name) => name.slice(name.indexOf(' ') + 1));
}
