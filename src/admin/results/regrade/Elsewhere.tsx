import type { CountsElsewhere } from '../../../../contract/assessment/regrade';
import type { Item } from '../../../../contract/assessment/statistics';
import type { OwnAnswer } from '../../../../contract/kinds/kinds';
import type { QuestionDraft } from '../../../../contract/question/question';
import type { QuestionHistory } from '../../../../contract/question/question-history';
import { Banner } from '../../../ui/controls/Banner';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { Link } from '../../../ui/link/Link';
import { rightInWords } from '../../bank/kinds/admin-kinds';
import { useReply } from '../../kit/calls/use-reply';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { questionPath } from '../../kit/paths/question-path';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { bankKeyOf } from './bank-key';
import { lettersOf } from './typed-change';

interface Props {
  id: number;
  item: Item;
  /** Whether the key was corrected here, so that the bank may take it. */
  isCorrected: boolean;
}

/** Where else the question stands with another key: in the bank, and in other assessments. A correction here changes neither. */
export function Elsewhere({ id, item, isCorrected }: Props) {
  const { questionId } = item;
  const { regrade } = useResultsCopy();
  const bank = useReply('getQuestionHistory', { params: { id: questionId } });
  const others = useReply('getElsewhere', { params: { id, question: questionId } });
  return (
    <section aria-label={regrade.elsewhereToo} className="flex min-w-0 flex-col gap-4">
      {bank.data && <InBank bank={bank.data} item={item} isCorrected={isCorrected} />}
      {others.data && others.data.assessments.length > 0 && <Others {...others.data} questionId={questionId} />}
      {(bank.isError || others.isError) && <Banner tone="error">{regrade.elsewhereFailed}</Banner>}
    </section>
  );
}

/** What is right by a question of the bank: `B`, or `9.8 to 9.82`. */
function rightText(question: OwnAnswer & Pick<QuestionDraft, 'options'>, { kinds }: ResultsWords): string {
  const { options = [] } = question;
  const right = options.filter(({ correct }) => correct).map(({ id }) => id);
  return rightInWords(question, kinds) || lettersOf(options, right);
}

function InBank({ bank: { id, question, versions }, item, isCorrected }: { bank: QuestionHistory } & Omit<Props, 'id'>) {
  const copy = useResultsCopy();
  const { regrade } = copy;
  const { send, sending, reply } = useSending('editQuestion', regrade.bankNotCorrected);
  const { isSame, draft } = bankKeyOf(question, item);
  if (isSame) return reply && <Banner tone="success">{regrade.bankCorrected}</Banner>;
  const correct = draft && isCorrected && (() => void send({ params: { id }, query: { version: versions.length }, body: draft }));
  return (
    <>
      <Banner tone="warning">
        <p>{regrade.bankOther(rightText(question, copy))}</p>
        {isCorrected && draft === null && <p className="font-normal">{regrade.bankByHand}</p>}
      </Banner>
      <div className="flex flex-wrap gap-3">
        {correct && (
          <Button aria-disabled={sending.isSending} onClick={correct}>
            {regrade.correctBank(rightText(draft, copy))}
          </Button>
        )}
        <ButtonLink variant="secondary" to={`/admin/questions?question=${id}`}>
          {regrade.inBank}
        </ButtonLink>
      </div>
      <RefusalNote refusal={sending.refusal} />
    </>
  );
}

function Others({ assessments, isWhole, questionId }: CountsElsewhere & { questionId: number }) {
  const { regrade } = useResultsCopy();
  return (
    <Banner tone="warning">
      <p>{regrade.others(assessments.length)}</p>
      <ul className="list-disc pl-5 font-normal">
        {assessments.map(({ id, name, handedIn }) => (
          <li key={id} className="wrap-anywhere">
            <Link to={questionPath(id, questionId)} className="font-medium underline underline-offset-4">
              {name}
            </Link>{' '}
            · {regrade.handIns(handedIn, numberText(handedIn))}
          </li>
        ))}
      </ul>
      {!isWhole && <p className="font-normal">{regrade.moreOthers}</p>}
    </Banner>
  );
}
