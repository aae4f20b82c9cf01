import { bilingual } from './questions-bilingual';
import { english } from './questions-english';
import { generalAwareness } from './questions-general-awareness';
import { quantitative } from './questions-quantitative';
import { reasoning } from './questions-reasoning';
import { science } from './questions-science';
import type { SeedQuestion } from './shape';

export const questions: SeedQuestion[] = [...quantitative, ...reasoning, ...english, ...generalAwareness, ...science, ...bilingual];
