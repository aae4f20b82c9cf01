import type { resultsEn } from '../../en/subjects/results';
import { wordsHi as charts } from '../charts';
import { wordsHi as groupComparison } from '../group-comparison';
import { wordsHi as personTests } from '../person-tests';
import { wordsHi as regrade } from '../regrade';
import { wordsHi as reports } from '../reports';
import { wordsHi as rescue } from '../rescue';
import { wordsHi as results } from '../results';
import { wordsHi as statistics } from '../statistics';

/** The sentences of en/subjects/results.ts in Hindi. */
export const resultsHi: typeof resultsEn = { charts, groupComparison, personTests, regrade, reports, rescue, results, statistics };
