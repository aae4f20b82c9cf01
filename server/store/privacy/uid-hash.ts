import { hash } from 'node:crypto';
import { pseudonymPrefix } from '../../../contract/trail/trail';

/** Stands for the uid of an erased person. Uids are long and random: a hash cannot be turned back by trying uids. */
export const uidHash = (uid: string): string => hash('sha256', `erased ${uid}`, 'hex');

/** The name that stays where an erased person did something for others. The same at each replay, so that the trail still shows what one person did. */
export const pseudonymOf = (uid: string): string => `${pseudonymPrefix}${uidHash(uid).slice(0, 12)}`;
