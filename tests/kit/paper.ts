import type { Paper } from '../../contract/assessment/assessment';

/** A paper with `questions` questions of four options each, spread over two subjects. Question ids start at 101; option ids are 1–4. */
export function paper({ id = 7, minutes = 30, questions = 4 }: { id?: number; minutes?: number | null; questions?: number } = {}): Paper {
  const all = Array.from({ length: questions }, (_, i) => ({
    id: 101 + i,
    description: `Question ${i + 1}`,
    options: [1, 2, 3, 4].map((option) => ({ id: option, text: `Option ${option}` })),
  }));
  const half = Math.ceil(questions / 2);
  return {
    id,
    name: `Paper ${id}`,
    description: '',
    durationInMinutes: minutes,
    totalMarks: questions * 4,
    createdAt: '2026-01-01T00:00:00.000Z',
    instructions: '',
    marksPerQuestion: 4,
    negativeMarkingPerWrongQuestion: 1,
    subjects: [
      { subjectName: 'First', questions: all.slice(0, half) },
      { subjectName: 'Second', questions: all.slice(half) },
    ].filter((s) => s.questions.length > 0),
  };
}
