import type { ComponentProps, ReactNode } from 'react';
import type { Paper } from '../../../../contract/assessment/assessment';
import { onDemand } from '../../../ui/on-demand';
import type { SittingProps } from '../store/use-sitting';
import { SubjectTabs } from './SubjectTabs';

// Only papers with sections load these. If they cannot be loaded, the attempt goes on without them: the sections keep their time.
const SectionBar = onDemand(async () => (await import('../section/SectionBar')).SectionBar);
const SectionSheet = onDemand(async () => (await import('../section/SectionSheet')).SectionSheet);
const SectionLine = onDemand(async () => (await import('../section/SectionLine')).SectionLine);
const SectionEnd = onDemand(async () => (await import('../section/SectionEnd')).SectionEnd, { waiting: ({ otherwise }) => otherwise });
export const SectionFactsOnDemand = onDemand(async () => (await import('../section/SectionFacts')).SectionFacts);
const SubmitNote = onDemand(async () => (await import('../section/SubmitNote')).SubmitNote);

/** Whether a subject of the paper has its own minutes or marks. */
export const hasSections = ({ subjects }: Pick<Paper, 'subjects'>): boolean =>
  subjects.some(
    ({ minutes, marksPerCorrect, negativeMarksPerWrong }) => (minutes ?? marksPerCorrect ?? negativeMarksPerWrong) !== undefined,
  );

/** The tabs of the subjects, or what a paper with sections has in their place. */
const tabsOr =
  <Props extends Pick<ComponentProps<typeof SectionBar>, 'state' | 'onGo'>>(Sections: (props: Props) => ReactNode) =>
  (props: Props) => {
    const { paper, attempt } = props.state;
    if (hasSections(paper)) return <Sections {...props} />;
    return <SubjectTabs paper={paper} currentQuestionId={attempt.currentQuestionId} onGo={props.onGo} />;
  };

export const SubjectsOrSections = tabsOr(SectionBar);
/** In the palette of a phone. */
export const SubjectsInSheet = tabsOr(SectionSheet);

/** The name of the subject or section on screen, in the head of a phone. */
export const PlaceOnDemand = ({ state }: Pick<SittingProps, 'state'>) => {
  const { paper, attempt } = state;
  if (hasSections(paper)) return <SectionLine state={state} />;
  const subject = paper.subjects.find(({ questions }) => questions.some(({ id }) => id === attempt.currentQuestionId));
  return <p className="min-w-0 truncate">{subject?.subjectName}</p>;
};

/** What follows the last question that can be reached, on a phone, in the place of Next. */
export const SectionEndOnDemand = (props: ComponentProps<typeof SectionEnd>) =>
  props.state.attempt.sections ? <SectionEnd {...props} /> : props.otherwise;

export const SubmitNoteOnDemand = ({ state }: Pick<SittingProps, 'state'>) => state.attempt.sections && <SubmitNote state={state} />;
