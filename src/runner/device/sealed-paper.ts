import type { Paper } from '../../../contract/assessment/assessment';
import type { Seal } from '../../../contract/assessment/seal';

/** A paper before its hour (contract/assessment/seal.ts). */
export type SealedPaper = Paper & { sealed: Seal };

export const isSealed = (paper: Paper | null): paper is SealedPaper => paper?.sealed !== undefined;
