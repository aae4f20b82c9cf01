import { useState } from 'react';
import { ApiError } from '../../api/client';
import { fetchPaper } from '../../api/paper/fetch-paper';
import { device } from '../../runner/device/db';
import { hasDigest } from '../../runner/device/digest';
import { keepPaper } from '../../runner/device/shelf';
import { storageTroubleOf } from '../../runner/device/storage-recovery';

/**
 * `unreachable`: no network. · `outdated`: it needs a newer version of this page. · `full`: no space left on the device. · `refused`: the
 * server refused, or the device failed.
 */
export type DownloadFailure = 'unreachable' | 'outdated' | 'full' | 'refused';
export type Download = { state: 'idle' } | { state: 'loading' } | { state: 'failed'; why: DownloadFailure };

/** Returns the reason of a failed download. */
export function failureOf(error: unknown): DownloadFailure {
  if (error instanceof ApiError && error.kind === 'outdated') return 'outdated';
  if (error instanceof ApiError) return error.kind === 'problem' ? 'refused' : 'unreachable';
  return storageTroubleOf(error) === 'full' ? 'full' : 'refused';
}

/** Downloads a paper before the start. Other stored data are never cleared for it. */
export function useDownload(uid: string, assessmentId: number): { download: Download; start: () => Promise<void> } {
  const [download, setDownload] = useState<Download>({ state: 'idle' });
  const start = async () => {
    setDownload({ state: 'loading' });
    try {
      await keepPaper(device, uid, await fetchPaper(uid, assessmentId, hasDigest));
      setDownload({ state: 'idle' });
    } catch (error) {
      setDownload({ state: 'failed', why: failureOf(error) });
    }
  };
  return { download, start };
}
