import { type CallName, calls } from '../../../contract/calls/calls';
import { entityLines, lines } from './specification';

/** The entities of §3 in each call of §7. */
const entities: Partial<Record<CallName, string[]>> = {
  getProfile: ['User profile'],
  saveProfile: ['User profile'],
  getCategories: ['Category'],
  addCategory: ['Category'],
  getQuestions: ['Question'],
  createQuestion: ['Question'],
  uploadQuestions: ['Bulk upload summary'],
  generateByCategories: ['Generate-assessment request', 'Assessment'],
  generateFromExam: ['Assessment'],
  createExam: ['Exam'],
  getExams: ['Exam'],
  getAssessments: ['Assessment'],
  getAvailable: ['Assessment'],
  getPaper: ['Assessment'],
  submit: ['Submission', 'Result'],
  getResult: ['Result'],
  getResults: ['Result'],
};

/** A call as §7 writes it: `GET /users/role/{uid}`. */
const lineOf = (name: CallName) => `${calls[name].method} ${calls[name].path.replace(/:(\w+)/g, '{$1}')}`;

/** The row of §7 for a call; undefined for a call beside the 18. */
const rowOf = (name: CallName) => lines.find((line) => line.startsWith(`| ${lineOf(name)} |`));

const names = Object.keys(calls) as CallName[];
export const specified = names.filter((name) => rowOf(name) !== undefined);
export const beside = names.filter((name) => rowOf(name) === undefined);

const wordsOf = (name: CallName) => {
  const told = (entities[name] ?? []).map((entity) => entityLines.find((line) => line.startsWith(`- ${entity}:`)));
  return new Set([rowOf(name), ...told].flatMap((line) => line?.match(/\w+/g) ?? []));
};

interface Node {
  entries?: Record<string, Node>;
  wrapped?: Node;
  item?: Node;
  pipe?: Node[];
  options?: unknown[];
}

/** Fields of a schema that are not in `words`; fields below such a field are not listed. */
function unnamed(node: Node | undefined, words: Set<string>): string[] {
  if (node === undefined || typeof node !== 'object') return [];
  const within = [node.wrapped, node.item, ...(node.pipe ?? []), ...((node.options as Node[]) ?? [])].filter((next) => next !== node);
  return [
    ...Object.entries(node.entries ?? {}).flatMap(([field, value]) => (words.has(field) ? unnamed(value, words) : [field])),
    ...within.flatMap((next) => unnamed(next, words)),
  ];
}

/** `submit.pace` for every field of a call of §7 that neither §7 nor §3 names. */
export const addedFields: string[] = specified.flatMap((name) => {
  const call: Record<string, unknown> = calls[name];
  const found = ['params', 'query', 'body', 'reply'].flatMap((part) => unnamed(call[part] as Node | undefined, wordsOf(name)));
  return [...new Set(found)].map((field) => `${name}.${field}`);
});
