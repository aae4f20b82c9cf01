import { refusalInEnglish } from '../../contract/faults/refusals';
import { kindOf } from '../../contract/kinds/kind';
import { correctKey } from '../assessments/regrade';
import { rulesOf } from '../rules/kinds/rules';
import { boundsOf } from '../rules/results/submission-faults';
import { paperById } from '../store/papers/assessments';
import { CommandFault, idFrom, storeCommand } from './command';

// npm run rekey -- ASSESSMENT QUESTION OPTION [REASON]; OPTION may be options (1,3), a number, or a range (9.8..9.82), as the question's kind is

await storeCommand(async ([assessment, question, option = '', ...reason], store) => {
  const assessmentId = idFrom(assessment, 'ASSESSMENT');
  const questionId = idFrom(question, 'QUESTION');
  const paper = await paperById(store.db, assessmentId);
  const bounds = paper === null ? null : boundsOf(paper);
  const { typed, rightFrom } = rulesOf[kindOf({ kind: bounds?.kinds.get(questionId) })];
  const right = rightFrom(option);
  if (right === null) throw new CommandFault(`OPTION must be ${typed}, not "${option}".`);
  const options = bounds?.options.get(questionId);
  const strange = right.optionIds.find((id) => options?.has(id) === false);
  if (strange !== undefined) throw new CommandFault(refusalInEnglish({ code: 'no-option-of-id', question: questionId, option: strange }));
  const order = { assessmentId, questionId, change: 'key' as const, ...right, reason: reason.join(' '), by: '' };
  const { isChanged, regraded } = await correctKey(store, order, Date.now());
  return `${isChanged ? 'The key is corrected' : 'The key says so already'}; ${regraded} submissions were marked again.`;
});
