import { words as charts } from '../charts';
import { words as groupComparison } from '../group-comparison';
import { words as personTests } from '../person-tests';
import { words as regrade } from '../regrade';
import { words as reports } from '../reports';
import { words as rescue } from '../rescue';
import { words as results } from '../results';
import { words as statistics } from '../statistics';

/** The sentences of results. */
export const resultsEn = { charts, groupComparison, personTests, regrade, reports, rescue, results, statistics };
