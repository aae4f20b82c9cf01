import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/Button';
import { Page } from '../../../ui/controls/Card';
import { WayBack } from '../../../ui/controls/WayBack';
import { NavLink } from '../../../ui/link/NavLink';
import { needs } from '../../kit/paths/admin-paths';
import { PrintHead } from '../../kit/print/PrintHead';
import { useMay } from '../../kit/rights/use-may';
import { usePapersCopy } from '../../words/use-papers-copy';

const entry =
  'inline-flex min-h-11 items-center border-transparent border-b-2 px-3 font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-brand-ink aria-[current=page]:text-brand-ink';

interface Props {
  id: number;
  /** The assessment's name, once it is known. */
  name: string | undefined;
  lead: string;
  children: ReactNode;
}

/** A page about one assessment, with links to the others. */
export function AssessmentPage({ id, name, lead, children }: Props) {
  const copy = usePapersCopy();
  // Who makes no keys may not open a paper before its learners, and reads its questions with the results.
  const may = useMay();
  const { desk, paper, schedule, sittings, ways } = copy;
  const pages = [
    ['', schedule.overview],
    ['/results', copy.screenTitles.results],
    ['/questions', paper.title],
    ['/schedule', schedule.title],
    ['/exam-day', desk.title],
    ['/sittings', sittings.title],
  ] as const;
  return (
    <Page
      wide
      title={copy.assessmentTitle(name ?? null, id)}
      lead={lead}
      before={
        <>
          <WayBack to="/all-assessments" name={ways.assessments} />
          <PrintHead />
        </>
      }
      actions={
        may('getDrawn') && (
          <ButtonLink variant="secondary" to={`/assessments/${id}`} data-unprinted>
            {paper.viewPaper}
          </ButtonLink>
        )
      }
    >
      <nav aria-label={schedule.pages} className="border-line border-b">
        <ul className="flex flex-wrap">
          {pages
            .filter(([path]) => may(needs[`/admin/assessments/:id${path}`]))
            .map(([path, title]) => (
              <li key={path}>
                <NavLink end to={`/admin/assessments/${id}${path}`} className={entry}>
                  {title}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      {children}
    </Page>
  );
}
