import * as v from 'valibot';
import { type Paper, PaperSchema } from '../../../contract/assessment/assessment';
import { askServiceWorker } from './ask-service-worker';
import type { Device } from './db';
import { isCompleteMessage } from './worker-messages';

/** A worker that needs longer than this for its check counts as incomplete. */
const longestMs = 10_000;

/** Whether this page's worker has every file of the app. The worker first fetches missing files. */
export async function isAppHere(container: Pick<ServiceWorkerContainer, 'controller'> | undefined): Promise<boolean> {
  const worker = container?.controller;
  if (!worker) return false;
  return askServiceWorker(worker, isCompleteMessage, longestMs);
}

/** Returns a learner's stored papers that match the contract, by id. */
export async function wholePapers(db: Device, uid: string): Promise<Map<number, Paper>> {
  const papers = await db.papers.where('uid').equals(uid).toArray();
  return new Map(papers.filter((paper) => v.is(PaperSchema, paper)).map((paper) => [paper.id, paper]));
}
