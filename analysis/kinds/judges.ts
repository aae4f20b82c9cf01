import type { QuestionKind } from '../../contract/kinds/kind';
import type { Judge } from './judge';
import { multiple } from './multiple';
import { numeric } from './numeric';
import { single } from './single';

/** Who judges answers of each kind, by a key on the server and by a result on a device. */
export const judges: Record<QuestionKind, Judge> = { single, multiple, numeric };
