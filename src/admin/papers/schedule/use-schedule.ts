import { replyKey, useReply } from '../../kit/calls/use-reply';

export const scheduleKey = (id: number) => replyKey('getSchedule', { params: { id } });

/** The name of the draft of an assessment's schedule in the tab. */
export const scheduleDraft = (id: number): string => `schedule ${id}`;

/** Fetches the schedule of an assessment, once `enabled`. */
export const useSchedule = (id: number, enabled = true) => useReply('getSchedule', { params: { id } }, { enabled });
