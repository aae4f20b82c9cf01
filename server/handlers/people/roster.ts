import { seenOf } from '../../../contract/calls/edited-version';
import { maxItems } from '../../../contract/fields/limits';
import { invalid, Refusal } from '../../replies/refusal';
import { RestOfWork } from '../../replies/rest-of-work';
import type { KnownRoster } from '../../rules/people/known-roster';
import { groupsSaid, planRoster, type RosterPlan, rosterSummary } from '../../rules/people/roster';
import type { Db } from '../../store/engine/store';
import { fileRoster, holdNamedGroups, joinLate, knownRoster } from '../../store/people/groups/roster-filing';
import { pageOfWaiting, removeWaiting } from '../../store/people/groups/waiting-page';
import { demandUnchanged, lastLossOf } from '../../store/shared/edited-version';
import { addAllToTrail, addToTrail, type TrailEntry } from '../../store/shared/trail';
import type { RosterSheet } from '../../uploads/sheets';
import type { Handlers, Tools } from '../shared/handlers';

/** The rows of a roster that are not refused. */
const taken = (rows: RosterSheet['rows']) => rows.filter((row) => !('faults' in row));

/** Throws 400 if the groups of a roster would be too many for a portal. */
async function planned(db: Db, { rows }: RosterSheet): Promise<{ known: KnownRoster; plan: RosterPlan }> {
  const known = await knownRoster(db, taken(rows));
  const plan = planRoster(rows, known);
  if (known.groups.length + plan.newGroups.length > maxItems.groups)
    throw invalid({ file: { code: 'too-many-groups', most: maxItems.groups } });
  return { known, plan };
}

/** What a roster changes of people whom the portal knows, as their own pages tell it. */
const movesIn = ({ planned: rows }: RosterPlan, by: string, at: number): TrailEntry[] =>
  rows.flatMap(({ changed, expected }) =>
    changed.map(({ uid, from }) => ({
      ...{ at, by, act: 'person-moved' as const, about: { kind: 'person' as const, id: uid } },
      details: { ...(from !== undefined && { from }), to: groupsSaid(expected).join('; ') },
    })),
  );

/** The roster: whom an institute expects in which group (ADR 38). */
export function rosterHandlers({ store, readRoster, now }: Tools): Pick<Handlers, 'uploadRoster' | 'getRoster' | 'removeFromRoster'> {
  return {
    async uploadRoster({ file, query: { preview, version } }, { uid }) {
      const table = await readRoster({ ...file, from: uid });
      return new RestOfWork(async () => {
        if (preview === 'true') return rosterSummary((await planned(store.db, table)).plan, table.located, true);
        const { plan, summary } = await store.atomically(async (tx) => {
          await holdNamedGroups(tx, taken(table.rows));
          const { known, plan } = await planned(tx, table);
          await demandUnchanged(tx, version, seenOf.newGroups(plan.newGroups), lastLossOf(tx, plan.newGroups));
          const summary = rosterSummary(plan, table.located, false);
          const { waiting, joined, moved, failed, newGroups } = summary;
          await fileRoster(tx, plan, known, now());
          if (plan.planned.length > 0)
            await addToTrail(tx, {
              ...{ at: now(), by: uid, act: 'roster-uploaded', about: { kind: 'portal', id: '' } },
              details: { waiting, joined, moved, failed, newGroups: newGroups.length },
            });
          await addAllToTrail(tx, movesIn(plan, uid, now()));
          return { plan, summary };
        });
        await joinLate(store, plan, now());
        return summary;
      });
    },

    getRoster: ({ query }, { scope }) => pageOfWaiting(store.db, query, scope),

    removeFromRoster: ({ params: { id } }, { uid, scope }) =>
      store.atomically(async (tx) => {
        if (!(await removeWaiting(tx, id, scope))) throw new Refusal('not-found', { code: 'no-such-entry' });
        await addToTrail(tx, {
          at: now(),
          by: uid,
          act: 'roster-entry-removed',
          about: { kind: 'portal', id: '' },
          details: { entry: id },
        });
        return { id };
      }),
  };
}
