interface Platform {
  storage: Partial<Pick<StorageManager, 'estimate' | 'getDirectory'>> | undefined;
  /** `performance.memory`, which only Chromium has. */
  memory: { jsHeapSizeLimit: number } | undefined;
}

/** More room than this is given by a disk, not by memory. */
const mostInMemory = 2;

/**
 * Whether this looks like a private window, which forgets everything when it is closed. No browser says so. Firefox and Safari refuse their file system
 * there; Chromium gives a share of the memory as room, where a disk gives more. A full disk may look the same, and a later version may not.
 */
export async function looksPrivate({ storage, memory }: Platform): Promise<boolean> {
  if (memory === undefined) {
    // Too old to have one, or not a secure place: that says nothing.
    if (storage?.getDirectory === undefined) return false;
    return storage.getDirectory().then(
      () => false,
      () => true,
    );
  }
  const { quota } = (await storage?.estimate?.().catch(() => null)) ?? {};
  return quota !== undefined && quota < mostInMemory * memory.jsHeapSizeLimit;
}
