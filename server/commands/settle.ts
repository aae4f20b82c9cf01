import { settleCopy } from '../store/hand-ins/submissions/submissions';
import { addToTrail } from '../store/shared/trail';
import { CommandFault, idFrom, storeCommand } from './command';

// npm run settle -- ASSESSMENT UID

await storeCommand(async ([assessment, uid], store) => {
  if (uid === undefined) throw new CommandFault('Say: npm run settle -- ASSESSMENT UID');
  const id = idFrom(assessment, 'ASSESSMENT');
  const isSettled = await store.atomically(async (tx) => {
    if (!(await settleCopy(tx, uid, id))) return false;
    const about = { kind: 'person', id: uid } as const;
    await addToTrail(tx, { at: Date.now(), by: '', act: 'submission-settled', about, details: { assessmentId: id } });
    return true;
  });
  if (!isSettled) throw new CommandFault(`There is no such copy: nothing of ${uid} for assessment ${id} waits for its end.`);
  return `The copy of ${uid} for assessment ${id} is final; the learner sees its result.`;
});
