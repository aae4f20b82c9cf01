import type { RegradePreviewDraft } from '../../../../contract/assessment/regrade';
import { useReply } from '../../kit/calls/use-reply';

/** The paper as learners saw it; frozen, so it is asked for once. */
export const usePaper = (id: number) => useReply('getPaper', { params: { id } }, { staleTime: 60_000 });

/** Every change of the key of an assessment, the latest first; without the right to it nothing is asked. */
export const useRegrades = (id: number, enabled = true) => useReply('getRegrades', { params: { id } }, { enabled });

/** What a change would do; null asks nothing. */
export const usePreview = (id: number, draft: RegradePreviewDraft | null) =>
  useReply(
    'previewRegrade',
    { params: { id }, body: draft ?? { questionId: 0, change: 'drop' } },
    { enabled: draft !== null, keepsLast: true },
  );
