import { catalogue } from '../../copy/catalogue';
import { joined } from '../../copy/joined';
import { dayEn } from './en/subjects/day';
import { usePapersCopy } from './use-papers-copy';

const { use } = catalogue(dayEn, { hi: async () => (await import('./hi/subjects/day')).dayHi });

/** The sentences of *Today*, with those of assessments. */
export const useDayCopy = joined(usePapersCopy, use);

export type DayWords = ReturnType<typeof useDayCopy>;
