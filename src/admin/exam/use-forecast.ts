import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { ForecastQuerySchema, type Outlook, type Wanted, wantedText } from '../../../contract/exam/forecast';
import { call } from '../calls/call';
import { useSettled } from '../form/use-settled';

/** Typing is over after this long. */
const pauseMs = 300;

const canBeAsked = (subject: Wanted): boolean => subject.categoryIds.length > 0 && Number.isInteger(subject.numberOfQuestions);

/**
 * What the bank can give each of these subjects, all drawing together; null for one of which not enough is said yet, or while nothing is known. A forecast that
 * does not come is no fault: making the assessment says the same.
 */
export function useForecast(wanted: readonly Wanted[]): (Outlook | null)[] {
  const subjects = useSettled(wantedText(wanted.filter(canBeAsked)), pauseMs);
  const { data } = useQuery({
    queryKey: ['forecast', subjects],
    queryFn: () => call('forecast', { query: { subjects } }),
    enabled: v.is(ForecastQuerySchema, { subjects }),
    placeholderData: keepPreviousData,
  });
  const outlooks = [...(data?.subjects ?? [])];
  return wanted.map((subject) => {
    const outlook = canBeAsked(subject) ? outlooks.shift() : undefined;
    // Of what was asked before a number was changed nothing is said.
    return outlook?.needed === subject.numberOfQuestions ? outlook : null;
  });
}
