import type { GroupComparison } from '../../../../contract/assessment/group-comparison';
import { csvLine, type ExportCell, utf8Mark } from '../../../../contract/assessment/results-file/cell';
import type { ResultsWords } from '../../words/use-results-copy';
import { type Learners, sharesBy } from './group-figures';

const percentOf = (share: number | null): ExportCell => (share === null ? '' : Math.round(share * 1000) / 10);
const marksOf = (marks: number | null | undefined): ExportCell => (typeof marks === 'number' ? Math.round(marks * 100) / 100 : '');

/** The comparison as CSV: a row for each group, test and section or category, so that a spreadsheet can filter and pivot it. */
export function groupFile(reply: GroupComparison, { groupComparison: words }: Pick<ResultsWords, 'groupComparison'>): string {
  const { columns } = words.file;
  const rowsOf = (name: string, { learners, tests }: Learners): ExportCell[][] =>
    reply.assessments.flatMap((assessment, at) => {
      const test = tests[at];
      if (test === undefined) return [];
      const head = [
        name,
        learners,
        assessment.name,
        test.learners,
        test.handIns,
        percentOf(test.meanPercent === null ? null : test.meanPercent / 100),
      ];
      const sections = sharesBy(
        test.sections,
        assessment.sections.map((section) => section.name),
      ).map((one, place) => ({ ...one, kind: words.section, marks: assessment.sections[place]?.marks, mean: test.sectionMarks[place] }));
      const categories = sharesBy(test.categories, assessment.categories).map((one) => ({
        ...{ ...one, kind: words.category, marks: null, mean: null },
      }));
      return [...sections, ...categories].map(({ kind, name: of, marks, mean, right, answered, learners: answering, share }) => [
        ...[...head, kind, of, marksOf(mean), marksOf(marks)],
        ...[right, answered, answering, percentOf(share)],
      ]);
    });
  const titles = [
    ...[columns.group, columns.learners, columns.test, columns.could, columns.handIns, columns.mean, columns.kind, columns.name],
    ...[columns.meanMarks, columns.marks, columns.right, columns.answered, columns.answering, columns.accuracy],
  ];
  const rows = [
    ...rowsOf(words.all, reply.all),
    ...reply.groups.flatMap((group) => rowsOf(group.id === null ? words.noGroup : group.name, group)),
  ];
  return utf8Mark + [titles, ...rows].map(csvLine).join('');
}
