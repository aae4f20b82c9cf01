import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { call } from '../../api/call';
import { device } from '../../runner/device/db';
import { availableOn, keepAvailable } from '../../runner/device/shelf';
import { useList } from './view/use-list';

export const useAvailable = (uid: string) =>
  useList<AssessmentSummary, AssessmentSummary[]>({
    key: `available ${uid}`,
    read: () => availableOn(device, uid),
    load: () => call('getAvailable', {}),
    keep: (list) => keepAvailable(device, uid, list),
  });
