import { useQuery } from '@tanstack/react-query';
import type { Schedule } from '../../../../contract/assessment/schedule';
import type { ApiError } from '../../../api/client';
import { call } from '../../kit/calls/call';

export const scheduleKey = (id: number) => ['getSchedule', id];

/** The name of the draft of an assessment's schedule in the tab. */
export const scheduleDraft = (id: number): string => `schedule ${id}`;

/** Fetches the schedule of an assessment, once `enabled`. */
export const useSchedule = (id: number, enabled = true) =>
  useQuery<Schedule, ApiError>({ queryKey: scheduleKey(id), queryFn: () => call('getSchedule', { params: { id } }), enabled });
