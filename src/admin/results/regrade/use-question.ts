import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Paper } from '../../../../contract/assessment/assessment';
import type { Regrade, RegradePreview, RegradePreviewDraft } from '../../../../contract/assessment/regrade';
import type { ApiError } from '../../../api/client';
import { call } from '../../kit/calls/call';

/** The paper as learners saw it; frozen, so it is asked for once. */
export const usePaper = (id: number) =>
  useQuery<Paper, ApiError>({ queryKey: ['paper of', id], queryFn: () => call('getPaper', { params: { id } }), staleTime: 60_000 });

/** Every change of the key of an assessment, the latest first. */
export const useRegrades = (id: number) =>
  useQuery<Regrade[], ApiError>({ queryKey: ['getRegrades', id], queryFn: () => call('getRegrades', { params: { id } }) });

/** What a change would do; null asks nothing. */
export const usePreview = (id: number, draft: RegradePreviewDraft | null) =>
  useQuery<RegradePreview, ApiError>({
    queryKey: ['previewRegrade', id, draft],
    queryFn: () => call('previewRegrade', { params: { id }, body: draft ?? { questionId: 0, change: 'drop' } }),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
  });
