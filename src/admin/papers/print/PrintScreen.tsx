import { useState } from 'react';
import type { Paper } from '../../../../contract/assessment/assessment';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import { Button } from '../../../ui/controls/Button';
import { Card, Page } from '../../../ui/controls/Card';
import { Choice } from '../../../ui/controls/Choice';
import { Select } from '../../../ui/controls/Field';
import { WayBack } from '../../../ui/controls/WayBack';
import { printOnceWhole } from '../../../ui/print-once-whole';
import { ownNames } from '../../../ui/question/reading-languages';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { usePapersCopy } from '../../words/use-papers-copy';
import { PrintedPaper } from './PrintedPaper';
import { neededFor, otherwisePrinted, type PrintChoice, printedLanguages, twoLanguages } from './printed';

const usual: PrintChoice = { hasKey: false, hasExplanations: false, hasAnswerSheet: true, columns: 2, language: 'first' };

/** A paper on paper, or as a PDF by the browser's own print: what is printed is chosen and seen before. */
export function PrintScreen() {
  const copy = usePapersCopy();
  const id = Number(useAdminParams().id);
  const drawn = useReply('getDrawn', { params: { id } });
  const facts = useReply('getPaper', { params: { id } });
  return (
    <Page
      wide
      title={copy.print.of(copy.assessmentTitle(drawn.data?.name ?? null, id))}
      lead={copy.print.lead}
      before={<WayBack to={`/admin/assessments/${id}/questions`} name={copy.paper.title} />}
    >
      <Fetched query={drawn} failed={copy.paper.failed}>
        {(paper) => <Printing drawn={paper} paper={facts.data} isMissing={facts.isError} />}
      </Fetched>
    </Page>
  );
}

interface Props {
  drawn: DrawnPaper;
  paper: Paper | undefined;
  /** Whether minutes and marks could not be loaded. */
  isMissing: boolean;
}

function Printing({ drawn, paper, isMissing }: Props) {
  const { print } = usePapersCopy();
  const [choice, setChoice] = useState(usual);
  const [isWaiting, setWaiting] = useState(false);
  const languages = twoLanguages(drawn);
  const { without, of } = otherwisePrinted(drawn, choice.language);
  const otherwise = choice.language === 'both' ? print.inOneLanguage : print.inOwnLanguage;
  const ticks = [
    ['hasAnswerSheet', print.answerSheet],
    ['hasKey', print.key],
    ['hasExplanations', print.explanations],
  ] as const;
  async function send() {
    if (isWaiting) return;
    setWaiting(true);
    await printOnceWhole(neededFor(drawn)).finally(() => setWaiting(false));
  }
  return (
    <>
      <Card data-unprinted aria-label={print.choices} className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-x-6">
          {ticks.map(([field, label]) => (
            <Choice key={field} checked={choice[field]} onChange={({ target }) => setChoice({ ...choice, [field]: target.checked })}>
              {label}
            </Choice>
          ))}
          <Choice checked={choice.columns === 2} onChange={({ target }) => setChoice({ ...choice, columns: target.checked ? 2 : 1 })}>
            {print.twoColumns}
          </Choice>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          {languages && (
            <div className="min-w-44">
              <Select
                label={print.language}
                value={choice.language}
                onChange={({ target }) =>
                  setChoice({ ...choice, language: printedLanguages.find((one) => one === target.value) ?? 'first' })
                }
              >
                <option value="first">{ownNames[languages.first]}</option>
                <option value="second">{ownNames[languages.second]}</option>
                <option value="both">{print.both}</option>
              </Select>
            </div>
          )}
          <Button aria-disabled={isWaiting} onClick={() => void send()}>
            {print.print}
          </Button>
        </div>
        {(choice.hasKey || choice.hasExplanations) && <p className="text-ink-soft text-sm">{print.keyNote}</p>}
        <p role="status" className="text-warn text-sm empty:hidden">
          {[isMissing && print.factsMissing, without > 0 && otherwise(without, of)].filter(Boolean).join(' ')}
        </p>
      </Card>
      <PrintedPaper {...{ drawn, paper, choice }} />
    </>
  );
}
