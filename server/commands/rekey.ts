import { refusalInEnglish } from '../../contract/faults/english/refusals';
import { changeKey } from '../assessments/regrade';
import { boundsOf } from '../rules/submission-faults';
import { paperById } from '../store/assessments/assessments';
import { CommandFault, idFrom, storeCommand } from './command';

// npm run rekey -- ASSESSMENT QUESTION OPTION [REASON]

await storeCommand(async ([assessment, question, option, ...reason], store) => {
  const assessmentId = idFrom(assessment, 'ASSESSMENT');
  const questionId = idFrom(question, 'QUESTION');
  const optionId = idFrom(option, 'OPTION');
  const paper = await paperById(store.db, assessmentId);
  const options = paper === null ? undefined : boundsOf(paper).options.get(questionId);
  if (options?.has(optionId) === false)
    throw new CommandFault(refusalInEnglish({ code: 'no-option-of-id', question: questionId, option: optionId }));
  const order = { assessmentId, questionId, change: 'key' as const, optionIds: [optionId], reason: reason.join(' '), by: '' };
  const { isChanged, regraded } = await changeKey(store, order, Date.now());
  return `${isChanged ? 'The key is corrected' : 'The key says so already'}; ${regraded} submissions were marked again.`;
});
