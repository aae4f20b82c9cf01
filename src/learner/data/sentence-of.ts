import { ApiError } from '../../api/client';
import type { OwnDataCopy } from '../../copy/en/own-data';

/** Why a call about a person's data failed, in words. */
export function sentenceOf(error: unknown, copy: OwnDataCopy): string {
  if (!(error instanceof ApiError)) return copy.failed.problem;
  return copy.refused[error.problem?.reason?.code ?? ''] ?? copy.failed[error.kind];
}
