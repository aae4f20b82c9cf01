interface Platform {
  storage: Partial<Pick<StorageManager, 'estimate' | 'getDirectory'>> | undefined;
  /** `performance.memory`; Chromium only. */
  memory: { jsHeapSizeLimit: number } | undefined;
}

/** A larger quota, relative to the heap limit, comes from a disk, not from memory. */
const mostInMemory = 2;

/**
 * Guesses whether this is a private window, which forgets everything when it closes. No browser says so. Firefox and Safari refuse their
 * file system there; Chromium bases the quota on memory instead of the disk. A full disk may look the same, and later versions may differ.
 */
export async function looksPrivate({ storage, memory }: Platform): Promise<boolean> {
  if (memory === undefined) {
    // An old browser or an insecure context: no conclusion.
    if (storage?.getDirectory === undefined) return false;
    return storage.getDirectory().then(
      () => false,
      () => true,
    );
  }
  const { quota } = (await storage?.estimate?.().catch(() => null)) ?? {};
  return quota !== undefined && quota < mostInMemory * memory.jsHeapSizeLimit;
}
