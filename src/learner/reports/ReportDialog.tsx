import { type SubmitEvent, useId, useState } from 'react';
import { type ReportReason, reportLimits, reportReasons } from '../../../contract/question/report';
import { useReportCopy } from '../../copy/use-report-copy';
import { trustedClock } from '../../runner/device/trusted-clock';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { Dialog } from '../../ui/controls/Dialog';
import type { Opening } from '../../ui/controls/DialogButton';
import { TextArea } from '../../ui/controls/Field';
import { notify } from '../../ui/controls/toast';
import { useLive } from '../../ui/use-live';
import { study } from '../device/study';
import { keepCarrying } from '../errands/keep-carrying';
import { writeReport } from '../errands/kept-reports';
import { ReportState } from './ReportState';

interface Props extends Opening {
  uid: string;
  questionId: number;
  /** In which the question was sat. */
  assessmentId: number;
}

/** The form of a report about a question; once there is a report, how it stands. */
export function ReportDialog({ uid, questionId, assessmentId, isOpen, onClose }: Props) {
  const copy = useReportCopy();
  const form = useId();
  const there = useLive(`${uid} ${questionId}`, async () => (await study.reports.get([uid, questionId])) ?? null);
  const isForm = there === null;
  return (
    <Dialog
      title={copy.title}
      isOpen={isOpen}
      onClose={onClose}
      no={isForm ? copy.cancel : undefined}
      actions={
        isForm ? (
          <Button type="submit" form={form}>
            {copy.send}
          </Button>
        ) : undefined
      }
    >
      {isForm && <ReportForm {...{ id: form, uid, questionId, assessmentId, onClose }} />}
      {there && <ReportState report={there} />}
    </Dialog>
  );
}

function ReportForm({ id, uid, questionId, assessmentId, onClose }: Omit<Props, 'isOpen'> & { id: string }) {
  const copy = useReportCopy();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const text = words.trim();
  const reasonFault = reason === null ? copy.choose : null;
  const lengthFault = text.length > reportLimits.text ? copy.tooLong(reportLimits.text) : null;
  const wordsFault = lengthFault ?? (reason === 'other' && text === '' ? copy.say : null);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (reason === null || wordsFault !== null) {
      event.currentTarget.querySelector<HTMLElement>(reason === null ? 'input' : 'textarea')?.focus();
      return;
    }
    try {
      await trustedClock.load();
      await writeReport(study, uid, questionId, { assessmentId, reason, text }, trustedClock.now());
    } catch {
      setFailed(true);
      return;
    }
    onClose();
    notify('success', copy.kept);
    await keepCarrying(uid, 'now').catch(() => undefined /* The next screen carries it. */);
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      <fieldset className="flex flex-col gap-1" aria-describedby={isTried && reasonFault ? `${id}-reason` : undefined}>
        <legend className="font-medium text-sm">{copy.what}</legend>
        {reportReasons.map((one) => (
          <Choice key={one} type="radio" name={`${id}-reasons`} checked={reason === one} onChange={() => setReason(one)}>
            {copy.reasons[one]}
          </Choice>
        ))}
      </fieldset>
      {isTried && reasonFault && (
        <p id={`${id}-reason`} role="alert" className="text-bad text-sm">
          {reasonFault}
        </p>
      )}
      <TextArea
        label={copy.words}
        hint={copy.wordsHint}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        fault={isTried || lengthFault ? wordsFault : null}
      />
      {hasFailed && <Banner tone="error">{copy.failed}</Banner>}
    </form>
  );
}
