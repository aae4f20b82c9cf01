import { Suspense } from 'react';
import { type Paper, questionsOf } from '../../../../contract/assessment/assessment';
import { lazyOrNothing } from '../../../ui/lazy-or-nothing';
import { isBilingual } from '../../../ui/question/question-language';

// Only bilingual papers load the switch. If it cannot be loaded, the attempt goes on without it.
const Switch = lazyOrNothing(async () => (await import('../../../ui/review/QuestionLanguageSwitch')).QuestionLanguageSwitch);

/** The language switch of a paper in which any question is in two languages. */
export const LanguageOnDemand = ({ paper }: { paper: Paper }) =>
  isBilingual(questionsOf(paper)) && (
    <Suspense>
      <Switch />
    </Suspense>
  );
