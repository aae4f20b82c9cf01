import type { Fault } from '../../../contract/faults/fault';
import { practiceLimits } from '../../../contract/fields/limits';
import { invalid } from '../../replies/refusal';
import { addEvents, eventsAfter } from '../../store/people/practice-log';
import type { Handlers, Tools } from '../shared/handlers';
import { notToPractise } from './may-practise';

/** A person's practice log (ADR 67): own events alone. */
export function practiceHandlers(tools: Tools): Pick<Handlers, 'addPractice' | 'getPractice'> {
  const { store, now } = tools;
  return {
    async addPractice({ body: { events } }, caller) {
      const at = now();
      const latest = at + practiceLimits.aheadMs;
      const asked = events.flatMap((event) => (event.type === 'exam-date' ? [] : event.questionId));
      const unreleased = await notToPractise(tools, caller, asked);
      const faults = events.flatMap((event, index): [string, Fault][] => [
        ...(Date.parse(event.at) > latest ? [[`events.${index}.at`, { code: 'in-the-future' }] as [string, Fault]] : []),
        ...(event.type !== 'exam-date' && unreleased.has(event.questionId)
          ? [[`events.${index}.questionId`, { code: 'question-not-released' }] as [string, Fault]]
          : []),
      ]);
      if (faults.length > 0) throw invalid(Object.fromEntries(faults));
      return addEvents(store, caller.uid, events, at);
    },

    getPractice: ({ query: { after = 0 } }, { uid }) => eventsAfter(store.db, uid, after),
  };
}
