import { type ReactNode, useState } from 'react';
import { partsOf } from '../../analysis/past-test/part';
import { picturesIn } from '../../contract/question/picture';
import { useListCopy } from '../copy/use-list-copy';
import { usePastTestCopy } from '../copy/use-past-test-copy';
import { againDevice } from '../learner/device/again-device';
import { useFigures } from '../learner/figures';
import { useMissing } from '../pictures/use-missing';
import { trustedClock } from '../runner/device/trusted-clock';
import { useHabits } from '../runner/screens/store/use-habits';
import { Banner } from '../ui/controls/Banner';
import { Button } from '../ui/controls/Button';
import { Card, Page } from '../ui/controls/Card';
import { Choice } from '../ui/controls/Choice';
import { beginAgain } from './again-attempt';
import { Earlier } from './Earlier';
import type { PastTest } from './use-past-test';

interface Props {
  uid: string;
  test: PastTest;
  timePercent: number | undefined;
  /** The link back. */
  back: ReactNode;
  onBegun: () => void;
  onShow: (startedAt: number) => void;
}

/** Which part of the past test is sat again, and whether by the clock. */
export function Choose({ uid, test: { result, paper, key, sittings }, timePercent, back, onBegun, onShow }: Props) {
  const words = usePastTestCopy();
  const copy = useListCopy();
  const { durationText } = useFigures();
  const [habits] = useHabits(uid);
  const [chosen, setChosen] = useState(0);
  const [isTimed, setTimed] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  useMissing(picturesIn(result.questions, result.passages));
  const parts = partsOf(paper, result, timePercent);
  const offered = parts[chosen];
  const title = copy.assessmentTitle(result.assessmentTitle, result.assessmentId);
  const start = async () => {
    if (offered === undefined) return;
    try {
      await trustedClock.load().catch(() => undefined /* The device's own time is near enough. */);
      const now = trustedClock.now();
      await beginAgain(againDevice, {
        uid,
        paper: { ...paper, name: words.called(title) },
        key,
        offered,
        isTimed,
        timePercent,
        look: habits?.look,
        now,
        isDated: trustedClock.isSure(),
      });
      onBegun();
    } catch {
      setFailed(true);
    }
  };
  return (
    <Page title={words.title} lead={title} before={back}>
      <Card className="flex flex-col gap-4">
        <p className="text-ink-soft">{words.lead}</p>
        {/* Above the parts: on a phone those of four sections reach below the screen. */}
        <Choice checked={isTimed} onChange={({ target }) => setTimed(target.checked)}>
          {words.byTheClock}
        </Choice>
        {parts.length > 1 && (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1 font-semibold">{words.what}</legend>
            {parts.map(({ part, name, questionIds, seconds }, at) => (
              <Choice
                key={`${part.of} ${name} ${questionIds[0]}`}
                type="radio"
                name="part"
                className="rounded-control border border-line-strong px-3 py-2 has-checked:border-brand has-checked:bg-brand-soft"
                checked={at === chosen}
                onChange={() => setChosen(at)}
              >
                <span className="min-w-0">
                  <span className="wrap-anywhere block font-semibold">{words.part(part.of, name)}</span>
                  <span className="block text-ink-soft text-sm">
                    {words.size(questionIds.length, isTimed ? durationText(seconds) : null)}
                  </span>
                </span>
              </Choice>
            ))}
          </fieldset>
        )}
        {parts.length === 1 && offered && (
          <p className="font-semibold">{words.size(offered.questionIds.length, isTimed ? durationText(offered.seconds) : null)}</p>
        )}
        {hasFailed && <Banner tone="error">{words.full}</Banner>}
        {/* At the thumb on a phone, as a test's start. */}
        <div data-bar className="sm:self-start!">
          <Button className="sm:self-start" onClick={() => void start()}>
            {words.start}
          </Button>
        </div>
      </Card>
      <Earlier result={result} answerKey={key} sittings={sittings} onShow={onShow} />
    </Page>
  );
}
