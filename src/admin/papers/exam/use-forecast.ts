import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { ForecastQuerySchema, type ForecastSubject, type Outlook, wantedText } from '../../../../contract/exam/forecast';
import { call } from '../../kit/calls/call';
import { useSettled } from '../../kit/form/use-settled';

/** A pause in typing of this length sends the request. Milliseconds. */
const pauseMs = 300;

const canBeAsked = ({ categoryIds, numberOfQuestions, questionsPerPassage = 2 }: ForecastSubject): boolean =>
  categoryIds.length > 0 && Number.isInteger(numberOfQuestions) && Number.isInteger(questionsPerPassage);

/**
 * Returns the bank's forecast for each subject, all drawing together; null for incomplete subjects and while unknown. A failed forecast is
 * no error: the generation reports the same.
 */
export function useForecast(wanted: readonly ForecastSubject[]): (Outlook | null)[] {
  const subjects = useSettled(wantedText(wanted.filter(canBeAsked)), pauseMs);
  const { data } = useQuery({
    queryKey: ['forecast', subjects],
    queryFn: async () => ({ asked: subjects.split(';'), told: (await call('forecast', { query: { subjects } })).subjects }),
    enabled: v.is(ForecastQuerySchema, { subjects }),
    placeholderData: keepPreviousData,
  });
  let place = -1;
  return wanted.map((subject) => {
    if (!canBeAsked(subject)) return null;
    place += 1;
    // An answer for other categories, numbers or kinds than these is not shown.
    return data?.asked[place] === wantedText([subject]) ? (data.told[place] ?? null) : null;
  });
}
