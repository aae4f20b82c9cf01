import { rekey } from '../assessments/regrade';
import { idFrom, storeCommand } from './command';

// npm run rekey -- ASSESSMENT QUESTION OPTION

await storeCommand(async ([assessment, question, option], store) => {
  const correction = {
    assessmentId: idFrom(assessment, 'ASSESSMENT'),
    questionId: idFrom(question, 'QUESTION'),
    optionId: idFrom(option, 'OPTION'),
  };
  const { isChanged, regraded } = await rekey(store, correction, Date.now());
  return `${isChanged ? 'The key is corrected' : 'The key says so already'}; ${regraded} submissions were marked again.`;
});
