import { Card } from '../../../ui/controls/Card';
import { ColumnTitle } from '../../kit/table/ColumnTitle';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText, shareText } from '../../words/wording/figures';
import { GroupName } from './GroupName';
import { isSmall } from './group-figures';
import { figuresOf, type GroupOrder, type Listed, type OrderKey, orderKeys, pressed } from './group-order';

interface Props {
  note: string;
  /** All learners, then each group in its order. */
  rows: readonly Listed[];
  order: GroupOrder | null;
  onOrder: (order: GroupOrder) => void;
}

/** A bar below a share. Bars are borders: forced colours take backgrounds away. */
const ShareBar = ({ share }: { share: number | null }) => (
  <div aria-hidden="true" className="mt-1 max-w-64 overflow-hidden rounded-full border border-line-strong bg-raised">
    <div className="border-good border-t-4" style={{ width: `${Math.min(1, Math.max(0, share ?? 0)) * 100}%` }} />
  </div>
);

/** Score, accuracy and participation of each group, all groups at once; a heading puts the groups of the whole page in order. */
export function GroupScores({ note, rows, order, onOrder }: Props) {
  const { groupComparison: words, charts } = useResultsCopy();
  const titles: Record<OrderKey, string> = {
    ...{ name: words.group, learners: words.learners, score: charts.mean },
    ...{ accuracy: charts.accuracy, participation: charts.participation },
  };
  return (
    <Card data-long aria-label={words.scores} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold">{words.scores}</h3>
      <p className="text-ink-soft text-sm">{note}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys. */}
      <section aria-label={words.scores} className="scroll-edges overflow-x-auto print:overflow-visible" tabIndex={0}>
        <table className="w-full text-left text-sm tabular-nums">
          <thead>
            <tr>
              {orderKeys.map((key) => {
                const direction = order?.by === key ? order.direction : null;
                return (
                  <th
                    key={key}
                    scope="col"
                    aria-sort={direction ?? 'none'}
                    className="border-line border-b pr-3 font-semibold text-ink-soft print:py-1.5"
                  >
                    <button type="button" data-heading className="min-h-11 hover:text-ink" onClick={() => onOrder(pressed(order, key))}>
                      <ColumnTitle title={titles[key]} direction={direction} />
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, own }) => {
              const { mean, accuracy, participation, learners, came, handIns } = figuresOf(own);
              return (
                <tr key={key} className="align-top">
                  <th scope="row" className="wrap-anywhere min-w-24 border-line border-b py-1.5 pr-3 font-medium">
                    <GroupName of={key} name={name} />
                  </th>
                  <td className="border-line border-b py-1.5 pr-3">{words.size(own.learners, isSmall(own))}</td>
                  <td className="w-1/4 border-line border-b py-1.5 pr-3">
                    <span className="font-semibold">{shareText(mean)}</span> <span className="text-ink-soft">{words.handIns(handIns)}</span>
                    <ShareBar share={mean} />
                  </td>
                  <td className="border-line border-b py-1.5 pr-3">{shareText(accuracy)}</td>
                  <td className="border-line border-b py-1.5 pr-3">
                    {shareText(participation)}{' '}
                    <span className="text-ink-soft">
                      {charts.ofLearners(numberText(came), numberText(learners))}
                      {handIns > came && ` ${words.moved(handIns - came)}`}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
