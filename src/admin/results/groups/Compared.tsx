import type { GroupComparison } from '../../../../contract/assessment/group-comparison';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { EmptyState } from '../../../ui/controls/Card';
import { Select } from '../../../ui/controls/Field';
import { Options } from '../../kit/form/Options';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText, shareText } from '../../words/wording/figures';
import { ShareBars } from '../charts/ShareBars';
import { GroupMatrix, type MatrixRow } from './GroupMatrix';
import { GroupScores } from './GroupScores';
import { isSmall, type Learners, type ShareOfName, sharesBy, together, weakestFirst } from './group-figures';
import { type GroupOrder, inOrder, type Listed } from './group-order';
import { TeachAgain } from './TeachAgain';
import type { ComparedChoice } from './use-group-comparison';

interface Props {
  reply: GroupComparison;
  group: ComparedChoice['group'];
  onChoose: (group: ComparedChoice['group']) => void;
  order: GroupOrder | null;
  onOrder: (order: GroupOrder) => void;
}

const groupFrom = (value: string): ComparedChoice['group'] => (value === '' || value === 'none' ? value || null : Number(value));

/** The figures of a reply: groups side by side, then the categories of one of them, and the questions to teach again. */
export function Compared({ reply, group, onChoose, order, onOrder }: Props) {
  const { groupComparison: words, charts, locale } = useResultsCopy();
  const all: Listed = { key: 'all', name: words.all, own: reply.all };
  const given = reply.groups.map((own): Listed => ({ key: own.id ?? 'none', name: own.id === null ? words.noGroup : own.name, own }));
  const groups = inOrder(given, order, locale);
  const chosen = groups.find(({ key }) => key === group) ?? all;
  const isOne = reply.assessments.length === 1;
  const sizeOf = (own: Learners) => words.size(own.learners, isSmall(own));

  const rowOf = ({ key, name, own }: Listed, cells: MatrixRow['cells']): MatrixRow => ({
    ...{ key, name, size: sizeOf(own), cells },
    isSmall: isSmall(own),
  });
  const rowsOf = (cellsOf: (own: Learners) => MatrixRow['cells']): [MatrixRow, ...MatrixRow[]] => [
    rowOf(all, cellsOf(all.own)),
    ...groups.map((one) => rowOf(one, cellsOf(one.own))),
  ];
  const shareCells = (shares: readonly ShareOfName[]): MatrixRow['cells'] =>
    shares.map(({ share, right, answered, learners }) => ({
      share,
      from: answered === 0 ? '' : words.from(numberText(right), numberText(answered), learners),
    }));
  const named = (names: readonly string[]) => names.map((name, key) => ({ key, name }));

  const [first] = reply.assessments;
  const sections = isOne ? (first?.sections.map(({ name }) => name) ?? []) : [];
  // What nobody of the chosen learners has answered says nothing of them.
  const categories = weakestFirst(sharesBy(chosen.own.categories, reply.categories)).filter(({ share }) => share !== null);

  return (
    <>
      <GroupScores
        note={isOne ? words.scoresNote : words.scoresOverNote(reply.assessments.length)}
        rows={[all, ...groups]}
        order={order}
        onOrder={onOrder}
      />

      {!isOne && (
        <GroupMatrix
          title={words.byTest}
          note={words.byTestNote}
          columns={reply.assessments.map(({ id, name }) => ({ key: id, name }))}
          rows={rowsOf((own) =>
            own.tests.map(({ meanPercent, handIns, learners, isFor }) => ({
              share: meanPercent === null ? null : meanPercent / 100,
              from: isFor ? charts.ofLearners(numberText(handIns), numberText(learners)) : words.notFor(handIns),
            })),
          )}
        />
      )}
      {sections.length > 1 && (
        <GroupMatrix
          title={charts.sections}
          note={words.accuracyNote}
          columns={named(sections)}
          rows={rowsOf(({ tests: [test] }) => (test === undefined ? [] : shareCells(sharesBy(test.sections, sections))))}
        />
      )}
      {reply.categories.length > 0 && (
        <>
          <GroupMatrix
            title={words.byCategory}
            note={words.accuracyNote}
            columns={named(reply.categories)}
            rows={rowsOf((own) => shareCells(sharesBy(own.categories, reply.categories)))}
          />
          <div data-unprinted className="max-w-md">
            <Select
              label={words.categoriesFor}
              value={chosen.key === 'all' ? '' : chosen.key}
              onChange={({ target }) => onChoose(groupFrom(target.value) as ComparedChoice['group'])}
            >
              <option value="">{words.all}</option>
              <Options of={groups.map(({ key, name }) => [key, name])} />
            </Select>
          </div>
          <ChartCard
            title={words.weakest(chosen.name)}
            note={`${sizeOf(chosen.own)}. ${words.weakestNote}`}
            columns={[words.category, charts.accuracy, charts.right, words.answered, words.answering]}
            rows={categories.map(({ name, share, right, answered, learners }) => [
              ...[name, shareText(share), numberText(right), numberText(answered), numberText(learners)],
            ])}
          >
            <ShareBars isWhole bars={categories.map(({ name, right, answered }) => ({ name, right, given: answered }))} />
          </ChartCard>
        </>
      )}
      <section data-long aria-label={words.again} className="flex flex-col gap-3">
        <h2 className="font-semibold text-lg">{words.again}</h2>
        <p className="max-w-3xl text-ink-soft text-sm">{words.againNote}</p>
        {together(reply.all.tests).handIns === 0 ? <EmptyState>{words.noHandIns}</EmptyState> : <TeachAgain again={reply.again} />}
      </section>
    </>
  );
}
