import type { QuestionKind } from '../../kinds/kind';
import type { FileKind } from './file-kind';
import { numeric } from './numeric';
import { multiple, single } from './with-options';

/** How GIFT and Moodle XML are written of each kind. Their reading has no table: what stands in a file tells the kind. */
export const fileKinds: Record<QuestionKind, FileKind> = { single, multiple, numeric };
