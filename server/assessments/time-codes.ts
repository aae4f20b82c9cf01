import { createHmac } from 'node:crypto';
import { moreTimeKeyText, moreTimeText } from '../../contract/assessment/more-time';
import { codeFrom, saidLength } from '../../contract/assessment/spoken-code';
import type { SealRow } from '../store/papers/seals';

const derived = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The key of a paper's time codes, 32 bytes (contract/assessment/more-time.ts). A device that has opened the seal derives the same. */
const moreTimeKey = ({ key }: Pick<SealRow, 'key'>): Buffer => derived(Buffer.from(key, 'base64'), moreTimeKeyText);

/** The time code of a total of minutes, of everybody or of one learner, without signs between its groups: as long as the code that opens the paper. */
export const timeCode = (seal: Pick<SealRow, 'key' | 'code'>, minutes: number, uid?: string): string =>
  codeFrom(derived(moreTimeKey(seal), moreTimeText(minutes, uid)), seal.code.length);

/** What a paper says of its time codes. */
export const timeCodesOf = (seal: Pick<SealRow, 'key' | 'code'>) => ({
  moreTimeKey: moreTimeKey(seal).toString('base64'),
  ...saidLength(seal.code.length),
});
