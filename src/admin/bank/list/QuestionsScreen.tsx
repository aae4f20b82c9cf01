import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { ButtonLink } from '../../../ui/controls/Button';
import { Card, Page } from '../../../ui/controls/Card';
import { WayBack } from '../../../ui/controls/WayBack';
import { useHasDraft } from '../../kit/draft/use-draft';
import { useMay } from '../../kit/rights/use-may';
import { useBankCopy } from '../../words/use-bank-copy';
import type { OpenQuestion } from '../query/bank-address';
import { useBankAddress } from '../query/use-bank-address';
import { AddQuestion } from '../question/AddQuestion';
import { EditQuestion } from './EditQuestion';
import { QuestionBank } from './QuestionBank';

/** The bank first; in its place the form of a new question, or a question that was opened. */
export function QuestionsScreen() {
  const copy = useBankCopy();
  const may = useMay();
  const { opened, addressOf } = useBankAddress();
  const isListed = opened === null;
  const [wasListed, setWasListed] = useState(isListed);
  if (isListed && !wasListed) setWasListed(true);
  const hasDraft = useHasDraft('question');
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<OpenQuestion>(opened);
  useEffect(() => {
    const last = before.current;
    if (last === opened) return;
    before.current = opened;
    // The keyboard's place: the start of what opened, or the row that was opened.
    const row = opened === null ? document.querySelector<HTMLElement>(`[role=row][data-key="${last}"]`) : null;
    if (opened !== null) document.documentElement.scrollTop = 0;
    (row ?? place.current)?.focus({ preventScroll: row === null });
  }, [opened]);
  return (
    <Page
      wide
      title={copy.ways.questions}
      lead={copy.questionsLead}
      before={!isListed && <WayBack to={addressOf(null)} name={copy.backToBank} />}
      actions={
        isListed && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="secondary" to="/admin/passages">
              {copy.passages.title}
            </ButtonLink>
            {may('getReports') && (
              <ButtonLink variant="secondary" to="/admin/reports">
                {copy.screenTitles.reports}
              </ButtonLink>
            )}
            <ButtonLink to={addressOf('new')}>{copy.newQuestion}</ButtonLink>
          </div>
        )
      }
    >
      <div ref={place} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {isListed && hasDraft && (
          <Banner tone="info" offer={{ name: copy.bankList.goOn, to: addressOf('new') }}>
            {copy.bankList.draftWaits}
          </Banner>
        )}
        {opened === 'new' && (
          <Card aria-label={copy.newQuestion} className="flex flex-col gap-5">
            <h2>{copy.newQuestion}</h2>
            <AddQuestion />
          </Card>
        )}
        {typeof opened === 'number' && <EditQuestion id={opened} />}
        {/* Hidden while one question is open, so that the list keeps its selection; an address of a question asks for no list. */}
        {wasListed && (
          <div hidden={!isListed}>
            <QuestionBank isShown={isListed} />
          </div>
        )}
      </div>
    </Page>
  );
}
