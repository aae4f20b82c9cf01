import type { Mistake } from '../../../analysis/notebook';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Banner } from '../../ui/controls/Banner';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/controls/Card';
import { Select } from '../../ui/controls/Field';
import { Skeleton } from '../lists/view/Skeleton';
import type { RefreshedList } from '../lists/view/use-list';
import { Unreachable } from '../offline/Unreachable';
import { Mistakes } from './Mistakes';
import { type Notebook, useFetchResults } from './use-notebook';

interface Props {
  uid: string;
  notebook: Notebook;
  /** The server's list of results: without it, an empty notebook says nothing. */
  results: RefreshedList<ResultSummary>;
  /** null: all subjects. */
  subject: string | null;
  onSubject: (subject: string | null) => void;
  onPractise: (mistakes: readonly Mistake[]) => void;
}

/** The value of the filter's option for all subjects. */
const all = 'all';

/** Says that there is nothing to revise, once the results of this learner are known. */
function NoMistakes({ results: { list, refresh } }: Pick<Props, 'results'>) {
  const studyCopy = useStudyCopy();
  const copy = useCopy();
  switch (list.show) {
    case 'loading':
      return <Skeleton of="taken" />;
    case 'rows':
    case 'empty':
      return <EmptyState action={<ButtonLink to="/user/my-assessments">{copy.navTaken}</ButtonLink>}>{studyCopy.notebookEmpty}</EmptyState>;
    default:
      return <Unreachable why={list.show} onRetry={refresh} />;
  }
}

/** All mistakes, with a filter by subject. */
export function MistakeList({ uid, notebook: { mistakes, away }, results, subject, onSubject, onPractise }: Props) {
  const studyCopy = useStudyCopy();
  const { state, fetchAll } = useFetchResults(uid);
  const subjects = [...new Set(mistakes.map(({ subjectName }) => subjectName))].sort();
  const chosen = subject !== null && subjects.includes(subject) ? subject : null;
  const shown = mistakes.filter(({ subjectName }) => chosen === null || subjectName === chosen);
  return (
    <>
      {away.length > 0 && (
        <Banner
          tone={state === 'failed' ? 'error' : 'info'}
          actions={
            <Button variant="secondary" disabled={state === 'busy'} onClick={() => fetchAll(away)}>
              {studyCopy.fetchResults}
            </Button>
          }
        >
          {state === 'failed' ? studyCopy.fetchFailed : studyCopy.resultsAway(away.length)}
        </Banner>
      )}
      {mistakes.length === 0 ? (
        away.length === 0 && <NoMistakes results={results} />
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-3">
            {subjects.length > 1 && (
              <div className="min-w-48 max-sm:w-full">
                <Select
                  label={studyCopy.subject}
                  value={chosen === null ? all : String(subjects.indexOf(chosen))}
                  onChange={({ target }) => onSubject(target.value === all ? null : (subjects[Number(target.value)] ?? null))}
                >
                  <option value={all}>{studyCopy.allSubjects}</option>
                  {subjects.map((name, at) => (
                    <option key={name} value={at}>
                      {name || studyCopy.noSubject}
                    </option>
                  ))}
                </Select>
              </div>
            )}
            <Button className="max-sm:w-full" onClick={() => onPractise(shown)}>
              {studyCopy.practise}: {studyCopy.mistakes(shown.length)}
            </Button>
          </div>
          <Mistakes key={chosen} mistakes={shown} />
        </>
      )}
    </>
  );
}
