import type { Fault } from '../../../contract/faults/fault';
import { dayMs, isoOf, isoOrNull } from '../../../contract/fields/times';
import type { HomeNoticeDraft, HomeNoticeRow } from '../../../contract/institute/home-notice';
import { noticeLimits } from '../../../contract/institute/home-notice';
import type { Scope } from '../../../contract/people/rights';
import { scopeMissing } from '../../auth/sight';
import { invalid, Refusal } from '../../replies/refusal';
import type { Tx } from '../../store/engine/store';
import {
  addNotice,
  allNotices,
  countShown,
  endNotice,
  holdNotice,
  noticeFrom,
  noticesFor,
  type StoredNotice,
} from '../../store/institute/home-notices';
import { groupNames } from '../../store/papers/schedules';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';

const isIn = (scope: Scope, groupId: number): boolean => scope === null || scope.includes(groupId);

/** Whether all for whom a notice is are learners of these groups. */
const isOwn = ({ groupIds }: StoredNotice, scope: Scope): boolean => scope === null || groupIds?.every((id) => isIn(scope, id)) === true;

const isInSight = ({ groupIds }: StoredNotice, scope: Scope): boolean =>
  scope === null || groupIds === null || groupIds.some((id) => isIn(scope, id));

/** A notice as an admin of these groups may see it: the ids of other groups tell that there are others. */
const rowFor = (notice: StoredNotice, scope: Scope): HomeNoticeRow => ({
  ...noticeFrom(notice),
  addedAt: isoOf(notice.added_at),
  endedAt: isoOrNull(notice.ended_at),
  ...(notice.groupIds && { groupIds: notice.groupIds.filter((id) => isIn(scope, id)) }),
  mayEnd: isOwn(notice, scope),
});

function demandToCome(until: string, now: number): void {
  const { days } = noticeLimits;
  const end = Date.parse(until);
  const fault: Fault | null = end <= now ? { code: 'time-passed' } : end > now + days * dayMs ? { code: 'too-far-ahead', days } : null;
  if (fault !== null) throw invalid({ until: fault });
}

/** The names of the groups, for the trail. Throws 400 where one is not there; a group out of sight is none (`withinSight`). */
async function groupsOf(tx: Tx, { groupIds }: HomeNoticeDraft): Promise<string[]> {
  const names = await groupNames(tx, groupIds);
  if (names.length < new Set(groupIds).size) throw invalid({ groupIds: { code: 'not-a-group' } });
  return names;
}

/** Notices of the institute (ADR 83). */
export function noticeHandlers({ store, now }: Tools): Pick<Handlers, 'getNotices' | 'getAllNotices' | 'addNotice' | 'endNotice'> {
  return {
    getNotices: (_, { groupIds }) => noticesFor(store.db, groupIds, now()),

    getAllNotices: async (_, { scope }) => (await allNotices(store.db, scope, now())).map((notice) => rowFor(notice, scope)),

    async addNotice({ body }, { uid: by, scope }) {
      const at = now();
      demandToCome(body.until, at);
      const added = await store.atomically(async (tx) => {
        const groups = await groupsOf(tx, body);
        const { shown } = noticeLimits;
        if ((await countShown(tx, body.groupIds, at)) >= shown) throw new Refusal('too-large', { code: 'notices-full', most: shown });
        const notice = await addNotice(tx, body, at);
        const details = { endsAt: notice.ends_at, ...(groups.length > 0 && { groups }) };
        await addToTrail(tx, { at, by, act: 'notice-added', about: { kind: 'notice', id: String(notice.id) }, details });
        return notice;
      });
      return rowFor(added, scope);
    },

    async endNotice({ params: { id } }, { uid: by, scope }) {
      const at = now();
      const ended = await store.atomically(async (tx) => {
        const notice = await holdNotice(tx, id);
        if (notice === null || !isInSight(notice, scope)) throw new Refusal('not-found', { code: 'no-such-notice' });
        if (!isOwn(notice, scope)) throw scopeMissing();
        if (notice.ended_at !== null || notice.ends_at <= at) return notice;
        await endNotice(tx, id, at);
        await addToTrail(tx, { at, by, act: 'notice-ended', about: { kind: 'notice', id: String(id) }, details: {} });
        return { ...notice, ended_at: at };
      });
      return rowFor(ended, scope);
    },
  };
}
