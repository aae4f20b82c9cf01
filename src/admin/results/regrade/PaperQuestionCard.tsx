import type { PaperQuestion } from '../../../../contract/assessment/assessment';
import type { Item } from '../../../../contract/assessment/statistics';
import { optionLetters } from '../../../../contract/fields/limits';
import { Badge, Card } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { Facts } from '../../../ui/Facts';
import { Prose } from '../../../ui/maths/Prose';
import { WholeText } from '../../../ui/maths/WholeText';
import { isBilingual, useVersion } from '../../../ui/question/question-language';
import { QuestionLanguageSwitch } from '../../../ui/review/QuestionLanguageSwitch';
import { rightInWords, typedKind } from '../../bank/kinds/admin-kinds';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText, shareText, signedText } from '../../words/wording/figures';
import { PaperPicture } from './PaperPicture';

interface Props {
  question: PaperQuestion;
  item: Item;
  participants: number;
}

/** A question as learners saw it, with how often each option was chosen. */
export function PaperQuestionCard({ question, item, participants }: Props) {
  const { regrade, markKinds, kinds } = useResultsCopy();
  const { second, lang, dir } = useVersion(question);
  const right = rightInWords(item, kinds);
  const typed = typedKind(item);
  const shareOf = (count: number): number => (participants === 0 ? 0 : count / participants);
  const facts = [
    [regrade.facts.participants, numberText(participants)],
    [regrade.facts.facility, shareText(item.facility)],
    [regrade.facts.discrimination, signedText(item.discrimination)],
    [regrade.facts.seconds, numberText(item.medianSeconds)],
  ] as const;
  return (
    <Card aria-label={regrade.asSeen} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex flex-wrap items-center gap-2">
          {regrade.asSeen} {item.kind && <Badge>{kinds.kinds[item.kind]}</Badge>}
          {item.ruling && <Badge tone="warn">{regrade.rulings[item.ruling]}</Badge>}
        </h2>
        {isBilingual([question]) && <QuestionLanguageSwitch questions={[question]} />}
      </div>
      <div>
        <div lang={lang} dir={dir} className="wrap-anywhere whitespace-pre-line font-medium">
          <WholeText text={second?.description ?? question.description} />
        </div>
        <PaperPicture picture={question.picture} />
      </div>
      {right !== '' && <p className="font-semibold text-good">{markKinds.right(right)}</p>}
      <ul aria-label={typed ? kinds.typed[typed].given : regrade.answers} dir={dir} className="flex flex-col gap-2">
        {item.options.map((option, at) => (
          <Taken
            key={option.id}
            letter={optionLetters[at] ?? String(at + 1)}
            text={second?.options[at] ?? question.options[at]?.text ?? option.text}
            lang={lang}
            picture={question.options[at]?.picture}
            isRight={option.isCorrect}
            taken={option}
            share={shareOf(option.count)}
          />
        ))}
        {item.values?.map((one) => (
          <Taken key={one.value} letter="" text={one.value} isRight={one.isCorrect} taken={one} share={shareOf(one.count)} />
        ))}
        {typed && item.otherValues && item.otherValues.count > 0 && (
          <Taken letter="" text={kinds.typed[typed].others} taken={item.otherValues} share={shareOf(item.otherValues.count)} />
        )}
        <Taken letter="–" text={regrade.skipped} taken={item.skipped} share={shareOf(item.skipped.count)} />
      </ul>
      <AsAWhole item={item} />
      <Facts facts={facts} className="gap-x-8 gap-y-2 border-line border-t pt-3" />
    </Card>
  );
}

/** What the sets of a question with several right options were as a whole; renders nothing for other kinds. */
function AsAWhole({ item: { right, partly, wrong } }: { item: Item }) {
  const { regrade, markKinds } = useResultsCopy();
  if (partly === undefined) return null;
  const sets = [
    [markKinds.allRight, right],
    [markKinds.partly, partly],
    [markKinds.wrong, wrong],
  ] as const;
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-3">
      <p className="text-ink-soft text-sm">{markKinds.eachOption}</p>
      <dl aria-label={markKinds.whole} className="flex flex-wrap gap-x-8 gap-y-2">
        {sets.map(([name, taken]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="font-semibold tabular-nums" title={regrade.meanScore(numberText(taken?.meanScore ?? null))}>
              {numberText(taken?.count ?? 0)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface TakenProps {
  letter: string;
  text: string;
  lang?: string | undefined;
  picture?: PaperQuestion['picture'];
  isRight?: boolean;
  taken: Item['skipped'];
  share: number;
}

/** One option with the number of learners who chose it; the bar is beside the number, so it may be hidden from a screen reader. */
function Taken({ letter, text, lang, picture, isRight = false, taken: { count, meanScore }, share }: TakenProps) {
  const { regrade } = useResultsCopy();
  return (
    <li className={`flex gap-3 rounded-control border px-3 py-2 ${isRight ? 'border-good bg-good-soft' : 'border-line'}`}>
      <span className={`w-5 shrink-0 font-semibold ${isRight ? 'text-good' : 'text-ink-soft'}`}>{letter}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span lang={lang} className="wrap-anywhere min-w-0 whitespace-pre-line">
            <Prose text={text} />
          </span>
          {isRight && (
            <span className="shrink-0 font-semibold text-good text-sm">
              <Sign of="check" /> {regrade.right}
            </span>
          )}
        </div>
        <PaperPicture picture={picture} />
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full border border-line bg-raised">
          <div className={`h-full border-t-8 ${isRight ? 'border-good' : 'border-line-strong'}`} style={{ width: `${share * 100}%` }} />
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm tabular-nums">
          <span className="font-semibold">{regrade.chosen(numberText(count), shareText(share))}</span>
          <span className="text-ink-soft">{regrade.meanScore(numberText(meanScore))}</span>
        </p>
      </div>
    </li>
  );
}
