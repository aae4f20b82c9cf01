import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { ForecastQuerySchema, type ForecastSubject, type Outlook, wantedText } from '../../../contract/exam/forecast';
import { call } from '../calls/call';
import { useSettled } from '../form/use-settled';

/** A pause in typing of this length sends the request. Milliseconds. */
const pauseMs = 300;

const canBeAsked = (subject: ForecastSubject): boolean => subject.categoryIds.length > 0 && Number.isInteger(subject.numberOfQuestions);

const levelsText = ({ levels = [] }: Pick<ForecastSubject, 'levels'>): string =>
  levels.map(({ difficultyLevel, needed }) => `${difficultyLevel} ${needed}`).join();

/**
 * Returns the bank's forecast for each subject, all drawing together; null for incomplete subjects and while unknown. A failed forecast is
 * no error: the generation reports the same.
 */
export function useForecast(wanted: readonly ForecastSubject[]): (Outlook | null)[] {
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
    // An answer for an earlier number or mix is not shown.
    return outlook && outlook.needed === subject.numberOfQuestions && levelsText(outlook) === levelsText(subject) ? outlook : null;
  });
}
