import { settleCopy } from '../store/submissions/submissions';
import { CommandFault, idFrom, storeCommand } from './command';

// npm run settle -- ASSESSMENT UID

await storeCommand(async ([assessment, uid], store) => {
  if (uid === undefined) throw new CommandFault('Say: npm run settle -- ASSESSMENT UID');
  const id = idFrom(assessment, 'ASSESSMENT');
  if (!(await settleCopy(store.db, uid, id)))
    throw new CommandFault(`There is no such copy: nothing of ${uid} for assessment ${id} waits for its end.`);
  return `The copy of ${uid} for assessment ${id} is final; the learner sees its result.`;
});
