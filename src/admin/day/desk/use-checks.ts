import { useState } from 'react';
import * as v from 'valibot';
import { remember, remembered } from '../../../ui/browser/remembered';
import { readAs } from '../../kit/draft/read-as';

/** What an admin has checked before the opening, as this browser remembers it. */
const ChecksSchema = v.object({
  /** When the paper was opened, and when all its pictures loaded; ISO 8601. */
  previewedAt: v.optional(v.string()),
  picturesAt: v.optional(v.string()),
  /** The opening that the learners were told; another opening is to be told again. */
  toldOf: v.optional(v.nullable(v.string())),
  isCodeNoted: v.optional(v.boolean()),
});
export type ExamDayChecks = v.InferOutput<typeof ChecksSchema>;

const read = (key: string): ExamDayChecks => readAs(remembered(key), ChecksSchema) ?? {};

/** The checks of an assessment, and the function that changes them. */
export function useChecks(id: number): [checks: ExamDayChecks, check: (part: ExamDayChecks) => void] {
  const key = `exam-day:${id}`;
  const [checks, setChecks] = useState(() => read(key));
  const check = (part: ExamDayChecks) => {
    const next = { ...read(key), ...part };
    remember(key, JSON.stringify(next));
    setChecks(next);
  };
  return [checks, check];
}
