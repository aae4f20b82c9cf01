import type { ReactNode } from 'react';
import type { AnswerSheet } from '../../../../contract/assessment/result-list';
import { durationText } from '../../../copy/figures/duration-text';
import { Facts } from '../../../ui/Facts';
import { dayAndTime } from '../../papers/schedule/local-time';
import { numberText } from '../../words/wording/figures';
import { Flags } from './columns';
import { useListCopy } from './use-list-copy';

/** A learner's result in numbers, and whose it is. */
export function SheetFacts({ row, result }: AnswerSheet) {
  const copy = useListCopy();
  const { columns, ofMarks } = copy.results;
  const facts: readonly (readonly [keyof typeof columns, ReactNode])[] = [
    ['rank', numberText(row.rank)],
    ['score', ofMarks(numberText(row.score), numberText(result.totalMarks))],
    ['correctAnswers', numberText(row.correctAnswers)],
    ['wrongAnswers', numberText(row.wrongAnswers)],
    ['unattempted', numberText(row.unattempted)],
    ['timeTaken', durationText(row.timeTaken, copy)],
    ['submittedAt', dayAndTime(row.submittedAt, copy.locale)],
    ['email', [row.email, row.phone].filter(Boolean).join(' · ') || '–'],
    ['group', row.groups?.join('; ') ?? row.group ?? '–'],
    ...(row.flags.length > 0 || row.counted
      ? ([['flags', <Flags key="flags" flags={row.flags} counted={row.counted} copy={copy} />]] as const)
      : []),
  ];
  return <Facts facts={facts.map(([name, value]) => [columns[name], value])} className="gap-x-8 gap-y-3" />;
}
