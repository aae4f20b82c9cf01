import { createHmac } from 'node:crypto';
import { moreTimeKeyText, moreTimeText } from '../../contract/assessment/more-time';
import { codeFrom } from '../../contract/assessment/spoken-code';
import type { SealRow } from '../store/assessments/seals';

const derived = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The key of a paper's time codes, 32 bytes (contract/assessment/more-time.ts). A device that has opened the seal derives the same. */
export const moreTimeKey = ({ key }: Pick<SealRow, 'key'>): Buffer => derived(Buffer.from(key, 'base64'), moreTimeKeyText);

/** The time code of a total of minutes, without signs between its groups. */
export const timeCode = (key: Buffer, minutes: number): string => codeFrom(derived(key, moreTimeText(minutes)));
