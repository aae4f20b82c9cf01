import type { QuestionKind } from '../../../contract/kinds/kind';
import type { KindRules } from './kind-rules';
import { multiple } from './multiple';
import { numeric } from './numeric';
import { single } from './single';

/** What the server does with each kind. */
export const rulesOf: Record<QuestionKind, KindRules> = { single, multiple, numeric };
