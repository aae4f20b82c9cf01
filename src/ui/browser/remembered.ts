/** What a page remembered under this key at an earlier visit; null where there is none, or no storage. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers for later visits; without storage it lives as long as the page. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is denied or full: the choice counts for this visit.
  }
}
