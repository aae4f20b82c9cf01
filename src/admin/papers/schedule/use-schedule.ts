import { replyKey, useReply } from '../../kit/calls/use-reply';

export const scheduleKey = (id: number) => replyKey('getSchedule', { params: { id } });

/** The name of the draft of an assessment's schedule in the tab. */
export const scheduleDraft = (id: number): string => `schedule ${id}`;

/** A code that is told from the opening on is asked for so often: a hall waits for it. Milliseconds. */
const codeMs = 5_000;

/** Fetches the schedule of an assessment, once `enabled`. */
export const useSchedule = (id: number, enabled = true) =>
  useReply(
    'getSchedule',
    { params: { id } },
    {
      enabled,
      // Who comes back to the tab sees at once what others saved meanwhile, before more is typed over it.
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => state.data?.isCodeLater === true && codeMs,
    },
  );
