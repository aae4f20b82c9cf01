import * as v from 'valibot';
import { type CallArgs, type CallName, calls } from '../../contract/calls';
import { ApiError } from '../api/client';
import { copy } from './copy';

/** Why a form was not taken: the sentence, what is known beyond it, and the dotted paths of the fields at fault. */
export interface Refusal {
  sentence: string;
  details: string[];
  fields: string[];
}

/** Fields that the screens call by another name than the contract. */
const calledOnScreen: Record<string, string> = {
  categoryIds: 'categories',
  translation: 'second language',
  examId: 'exam',
  parentCategoryId: 'parent category',
  questionCount: 'number of questions',
  durationInMinutes: 'duration',
  timerDuration: 'timer',
  marksPerCorrect: 'marks per correct answer',
  negativeMarksPerWrong: 'negative marks per wrong answer',
};
const words = (field: string) => calledOnScreen[field] ?? field.replace(/([A-Z])/g, ' $1').toLowerCase();
const singular = (plural: string) => plural.replace(/ies$/, 'y').replace(/s$/, '');

/** `subjects.0.numberOfQuestions` → "Subject 1, number of questions". */
export function fieldName(path: string): string {
  const said: string[] = [];
  for (const part of path.split('.')) {
    const last = said.pop();
    if (last !== undefined && /^\d+$/.test(part)) said.push(`${singular(last)} ${Number(part) + 1}`);
    else said.push(...(last === undefined ? [] : [last]), words(part));
  }
  const name = said.join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const namedFields = (fields: Record<string, string>) => Object.entries(fields).map(([path, why]) => `${fieldName(path)}: ${why}.`);

function bodyFaults(name: CallName, args: unknown): Record<string, string> {
  const { body, query } = args as { body?: unknown; query?: unknown };
  const shape = calls[name] as { body?: v.GenericSchema; query?: v.GenericSchema };
  const schema = shape.body ?? shape.query;
  const checked = schema && v.safeParse(schema, body ?? query);
  if (!checked || checked.success) return {};
  const nested = v.flatten(checked.issues).nested ?? {};
  return Object.fromEntries(Object.entries(nested).map(([path, why]) => [path, why?.[0] ?? 'is not right']));
}

/** What a form may not be sent with: the rule's own sentence, or else every field the contract would refuse. */
export function refusedHere<N extends CallName>(
  name: N,
  args: CallArgs<N>,
  fault: string | null,
  more: Record<string, string> = {},
): Refusal | null {
  const faults = { ...more, ...bodyFaults(name, args) };
  const fields = Object.keys(faults);
  if (fault !== null) return { sentence: fault, details: [], fields };
  return fields.length === 0 ? null : { sentence: copy.checkFields, details: namedFields(faults), fields };
}

/** Why a call brought nothing, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.unexpected;
  return error.kind === 'offline' && !navigator.onLine ? copy.offline : error.message;
}

/** What the server, or the way to it, refused. */
export function refusedThere(sentence: string, error: unknown): Refusal {
  const faults = (error instanceof ApiError && error.problem?.fields) || {};
  return { sentence, details: [reasonOf(error), ...namedFields(faults)], fields: Object.keys(faults) };
}
