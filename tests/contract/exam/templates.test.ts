import { describe, expect, it } from 'vitest';
import { checkedAgainst } from '../../../contract/calls/faults';
import { ExamDraftSchema } from '../../../contract/exam/exam';
import type { ExamTemplate } from '../../../contract/exam/templates/template';
import { examTemplates } from '../../../contract/exam/templates/templates';

/** As the sources say it: questions, marks, minutes; whether sections are locked; marks of each area. */
const published: Record<string, [questions: number, marks: number, minutes: number, isLocked: boolean, byArea: number[]]> = {
  'ssc-cgl-tier-1': [100, 200, 60, true, [50, 50, 50, 50]],
  'ssc-chsl-tier-1': [100, 200, 60, false, [50, 50, 50, 50]],
  'ssc-mts-session-1': [40, 120, 45, false, [60, 60]],
  'ssc-mts-session-2': [50, 150, 45, false, [75, 75]],
  'rrb-ntpc-cbt-1': [100, 100, 90, false, [40, 30, 30]],
  'rrb-group-d': [100, 100, 90, false, [25, 30, 25, 20]],
  'ibps-po-prelims': [100, 100, 60, true, [30, 30, 40]],
  'ibps-clerk-prelims': [100, 100, 60, true, [30, 35, 35]],
  'sbi-po-prelims': [100, 100, 60, true, [30, 35, 35]],
  'bpsc-prelims': [150, 150, 120, false, [150]],
  'up-police-constable': [150, 300, 120, false, [76, 74, 76, 74]],
  'jee-main-paper-1': [75, 300, 180, false, [100, 100, 100]],
  'jee-advanced-paper-1': [48, 180, 180, false, [60, 60, 60]],
  'jee-advanced-paper-2': [48, 180, 180, false, [60, 60, 60]],
  'neet-ug': [180, 720, 180, false, [180, 180, 180, 180]],
  'cuet-ug': [50, 250, 60, false, [50 * 5]],
  gate: [65, 100, 180, false, [15, 85]],
};

const draftOf = ({ name, timerDuration, marksPerCorrect, negativeMarksPerWrong, multipleScheme, sections }: ExamTemplate) => ({
  ...{ name, timerDuration, marksPerCorrect, negativeMarksPerWrong, multipleScheme },
  subjects: sections.map(({ area: _, ...section }) => ({ ...section, categoryIds: [1] })),
});

const marksOf = ({ marksPerCorrect, sections }: ExamTemplate, area?: string) => {
  const own = sections.filter((section) => area === undefined || section.area === area);
  const sum = own.reduce((all, section) => all + section.numberOfQuestions * (section.marksPerCorrect ?? marksPerCorrect), 0);
  return Math.round(sum * 100) / 100;
};

describe('a template of a real exam', () => {
  it('is there for each of the seventeen papers, once', () => {
    expect(examTemplates.map(({ id }) => id)).toEqual(Object.keys(published));
  });

  it.each(examTemplates.map((template) => [template.name, template] as const))('%s is an exam that can be created', (_, template) => {
    const checked = checkedAgainst(ExamDraftSchema, draftOf(template));
    expect('faults' in checked ? checked.faults : {}).toEqual({});
  });

  it.each(examTemplates.map((template) => [template.name, template] as const))('%s has the published figures', (_, template) => {
    const questions = template.sections.reduce((sum, { numberOfQuestions }) => sum + numberOfQuestions, 0);
    const isLocked = template.sections.every((section) => section.isLocked);
    const byArea = template.areas.map(([area]) => marksOf(template, area));
    expect([questions, marksOf(template), template.timerDuration, isLocked, byArea]).toEqual(published[template.id]);
  });

  it.each(examTemplates.map((template) => [template.name, template] as const))(
    '%s names its sources and maps each section',
    (_, template) => {
      const { sources, readOn, unconfirmed, areas, sections } = template;
      const days = [readOn, ...sources.flatMap(({ published: on }) => on ?? [])];
      for (const day of days) expect(day).toMatch(/^202\d-[01]\d-[0-3]\d$/);
      for (const { url, title } of sources) expect([new URL(url).protocol, title.trim()]).toEqual(['https:', title]);
      // One source alone confirms nothing.
      expect(sources.length).toBeGreaterThan(1);
      expect(new Set(unconfirmed).size).toBe(unconfirmed.length);
      expect(new Set(sections.map(({ area }) => area))).toEqual(new Set(areas.map(([area]) => area)));
      for (const { kinds } of sections) expect(kinds).toHaveLength(1);
    },
  );
});
