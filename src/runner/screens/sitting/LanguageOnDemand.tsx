import { Suspense } from 'react';
import { type Paper, questionsOf } from '../../../../contract/assessment/assessment';
import { lazyOrNothing } from '../../../ui/lazy-or-nothing';
import { isBilingual } from '../../../ui/question-language';

// Only papers in two languages pay for it. Where it cannot be had, the exam goes on without it.
const Switch = lazyOrNothing(async () => (await import('../../../ui/controls/QuestionLanguageSwitch')).QuestionLanguageSwitch);

/** The switch between the languages of a paper, where any of its questions is in two. */
export const LanguageOnDemand = ({ paper }: { paper: Paper }) =>
  isBilingual(questionsOf(paper)) && (
    <Suspense>
      <Switch />
    </Suspense>
  );
