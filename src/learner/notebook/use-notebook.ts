import { useEffect, useState } from 'react';
import { type Mistake, notebookOf } from '../../../analysis/notebook';
import { fold } from '../../../analysis/practice';
import { call } from '../../api/call';
import { device } from '../../runner/device/db';
import { keepResult } from '../../runner/device/shelf';
import { useLive } from '../../ui/use-live';
import { adoptDrills, eventsOf } from '../practice/log';
import { study } from '../score/study';

export interface Notebook {
  mistakes: Mistake[];
  /** Assessments whose result this device lists but does not have. */
  away: number[];
}

/** Returns the notebook from the device; undefined until it has been read. */
export function useNotebook(uid: string): Notebook | undefined {
  // What earlier versions kept of practice becomes events; the query below hears of them.
  useEffect(() => void adoptDrills(study, uid).catch(() => undefined /* The next visit tries again. */), [uid]);
  return useLive(uid, async () => {
    const [results, summaries, events] = await Promise.all([
      device.results.where('uid').equals(uid).toArray(),
      device.summaries.where('uid').equals(uid).toArray(),
      eventsOf(study, uid),
    ]);
    const here = new Set(results.map((result) => result.assessmentId));
    return {
      mistakes: notebookOf(results, fold(events)),
      away: summaries.map((summary) => summary.assessmentId).filter((id) => !here.has(id)),
    };
  });
}

/**
 * Returns every mistake of one result, practised before or not, as they were when they were asked for; null without a result (`assessmentId`
 * null, or none on this device) and until it is read.
 */
export function useMistakesOf(uid: string, assessmentId: number | null): Mistake[] | null {
  const [mistakes, setMistakes] = useState<Mistake[] | null>(null);
  useEffect(() => {
    let isWanted = assessmentId !== null;
    if (assessmentId === null) setMistakes(null);
    else
      device.results.get([uid, assessmentId]).then(
        (result) => isWanted && setMistakes(result ? notebookOf([result], new Map()) : null),
        () => undefined /* The notebook is shown instead. */,
      );
    return () => {
      isWanted = false;
    };
  }, [uid, assessmentId]);
  return mistakes;
}

type Fetching = 'idle' | 'busy' | 'failed';

/** Fetches results onto the device, one after the other. Results that have arrived stay if a later one fails. */
export function useFetchResults(uid: string): { state: Fetching; fetchAll: (ids: readonly number[]) => void } {
  const [state, setState] = useState<Fetching>('idle');
  const load = async (ids: readonly number[]) => {
    for (const id of ids) await keepResult(device, uid, await call('getResult', { params: { id } }));
  };
  const fetchAll = (ids: readonly number[]) => {
    setState('busy');
    load(ids).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return { state, fetchAll };
}
