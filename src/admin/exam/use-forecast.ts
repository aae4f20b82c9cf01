import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { ForecastQuerySchema, type ForecastSubject, type Outlook, wantedText } from '../../../contract/exam/forecast';
import { call } from '../calls/call';
import { useSettled } from '../form/use-settled';

/** A pause in typing of this length sends the request. Milliseconds. */
const pauseMs = 300;

const canBeAsked = ({ categoryIds, numberOfQuestions, questionsPerPassage = 2 }: ForecastSubject): boolean =>
  categoryIds.length > 0 && Number.isInteger(numberOfQuestions) && Number.isInteger(questionsPerPassage);

const levelsText = ({ levels = [] }: Pick<ForecastSubject, 'levels'>): string =>
  levels.map(({ difficultyLevel, needed }) => `${difficultyLevel} ${needed}`).join();

const kindsText = (kinds: readonly string[] = []): string => kinds.join();

/** Whether a forecast is of this subject: an answer for an earlier number, mix or kind is not shown. */
const isOf = (outlook: Outlook, subject: ForecastSubject): boolean =>
  outlook.needed === subject.numberOfQuestions &&
  levelsText(outlook) === levelsText(subject) &&
  kindsText(outlook.kinds?.map(({ kind }) => kind)) === kindsText(subject.kinds);

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
    return outlook && isOf(outlook, subject) ? outlook : null;
  });
}
