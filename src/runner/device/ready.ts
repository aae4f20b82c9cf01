import * as v from 'valibot';
import { type Paper, PaperSchema } from '../../../contract/assessment/assessment';
import type { Device } from './db';
import { isCompleteMessage } from './worker-messages';

/** How long a worker may look through its files before it counts as one that has not got them. */
const longestMs = 10_000;

/** Whether the worker of this page is there and says that it has every file of the app. It fetches what it lacks first. */
export async function isAppHere(container: Pick<ServiceWorkerContainer, 'controller'> | undefined): Promise<boolean> {
  const worker = container?.controller;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  try {
    return await new Promise<boolean>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data === true);
      setTimeout(() => resolve(false), longestMs);
      worker.postMessage(isCompleteMessage, [port2]);
    });
  } finally {
    port1.close();
  }
}

/** A learner's papers by id that lie on the device as the contract has them, every question and option in its place. */
export async function wholePapers(db: Device, uid: string): Promise<Map<number, Paper>> {
  const papers = await db.papers.where('uid').equals(uid).toArray();
  return new Map(papers.filter((paper) => v.is(PaperSchema, paper)).map((paper) => [paper.id, paper]));
}
