import type { HandlerArgs } from '../../../contract/calls/calls';
import { correctKey, orderFaults } from '../../assessments/regrade';
import { countsElsewhere } from '../../assessments/same-question';
import { invalid, Refusal } from '../../replies/refusal';
import { countingInWords } from '../../rules/results/in-words';
import { regradesOf } from '../../store/hand-ins/submissions/corrections';
import { assessmentName } from '../../store/papers/assessment-name';
import { answerKeyById } from '../../store/papers/assessments';
import { demandKey, mayReadKeyOf } from '../people/reader';
import { demandMarked, noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';

/** A wrong key, corrected after the hand-ins (ADR 37). */
export function regradeHandlers(tools: Tools): Pick<Handlers, 'regrade' | 'previewRegrade' | 'getRegrades' | 'getElsewhere'> {
  const { store, papers, cohorts, now } = tools;
  /** Throws 404 if there is no such assessment, and 400 naming each field. */
  async function demandOrder(id: number, body: HandlerArgs<'previewRegrade'>['body']) {
    const faults = orderFaults((await demandMarked(papers, id)).bounds, body);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return { ...body, optionIds: body.optionIds ?? [] };
  }

  return {
    async regrade({ params: { id }, query, body }, { uid }) {
      const seen = query.version ?? ('unsaid' as const);
      const order = { ...(await demandOrder(id, body)), assessmentId: id, reason: body.reason, by: uid, seen };
      const { isChanged, version, changed } = await correctKey(store, order, now());
      if (isChanged) cohorts.changed(id);
      return { version, changed };
    },

    async previewRegrade({ params: { id }, body }) {
      const order = await demandOrder(id, body);
      const preview = await cohorts.preview(id, order);
      if (preview === null) throw noAssessment();
      return preview;
    },

    async getRegrades({ params: { id } }, caller) {
      await demandKey(tools, id, caller);
      if ((await assessmentName(store.db, id)) === null) throw noAssessment();
      return regradesOf(store.db, id);
    },

    async getElsewhere({ params: { id, question } }, caller) {
      await demandKey(tools, id, caller);
      const marked = await papers.marked(id);
      // The key that is kept with the paper may be an earlier one.
      const present = await answerKeyById(store.db, id);
      if (marked === null || present === null) throw noAssessment();
      const here = countingInWords({ paper: marked.paper, key: present.key }, question);
      if (here === null) throw new Refusal('not-found', { code: 'no-question-of-id', assessment: id, question });
      return countsElsewhere(store.db, { assessmentId: id, questionId: question, here }, (other) => mayReadKeyOf(tools, other, caller));
    },
  };
}
