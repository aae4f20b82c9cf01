import type { ReactNode } from 'react';
import type { Regrade } from '../../../../contract/assessment/regrade';
import { rightInWords } from '../../bank/kinds/admin-kinds';
import { dayAndTime } from '../../papers/schedule/local-time';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { lettersOf } from './typed-change';

interface Options {
  options: readonly { id: number }[];
}

/** How a question counts, in words. */
export function countingText(
  { regrade, kinds }: ResultsWords,
  { change, optionIds, ...own }: Regrade['after'],
  { options }: Options,
): string {
  if (change !== 'key') return regrade.now[change];
  return regrade.now.key(rightInWords(own, kinds) || lettersOf(options, optionIds));
}

interface Props {
  regrades: readonly Regrade[];
  /** The options of the question that a change is about. */
  itemOf: (questionId: number) => Options;
  /** What stands before a change, such as a link to its question. */
  headOf?: (questionId: number) => ReactNode;
}

/** Changes of a key: from what to what, by whom, when and why; the latest first. */
export function RegradeList({ regrades, itemOf, headOf }: Props) {
  const copy = useResultsCopy();
  const { regrade, locale } = copy;
  return (
    <ol className="flex flex-col gap-3">
      {regrades.map(({ version, questionId, before, after, reason, by, at, changed }) => (
        <li key={version} className="flex flex-col gap-0.5 border-line border-t pt-3 first:border-t-0 first:pt-0">
          <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
            {headOf?.(questionId)}
            <span>{regrade.became(countingText(copy, before, itemOf(questionId)), countingText(copy, after, itemOf(questionId)))}</span>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{reason || <span className="text-ink-soft">{regrade.noReason}</span>}</p>
          <p className="wrap-anywhere text-ink-soft text-sm">
            {by || regrade.byCommand} · <time dateTime={at}>{dayAndTime(at, locale)}</time> · {regrade.effect(changed, numberText(changed))}
          </p>
        </li>
      ))}
    </ol>
  );
}
