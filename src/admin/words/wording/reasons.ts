import * as v from 'valibot';
import { englishFaults } from '../../../../contract/faults/english';
import { type Fault, type FaultWords, faultWorded } from '../../../../contract/faults/fault';
import { isKnown, type ReceivedFault, ReceivedFaultSchema } from '../../../../contract/faults/received';
import type { RefusalReason } from '../../../../contract/faults/refusals';
import { refusals } from '../../../../contract/faults/refusals';

/** Why something is refused: a fault, or the sentence of a server whose fault this page does not know. */
export type Reason = Fault | string;

/** A reason in a language, to be read after the name of what is refused. */
export const reasonWorded = (why: Reason, words: FaultWords): string => (typeof why === 'string' ? why : faultWorded(why, words));

/** What a server says, as a fault where it sends one that this page knows. `sentence`: in the server's words. */
export const reasonFrom = (fault: ReceivedFault | undefined, sentence: string): Reason =>
  fault !== undefined && isKnown(fault, englishFaults) ? fault : sentence;

const isKnownRefusal = (reason: ReceivedFault): reason is ReceivedFault & RefusalReason =>
  Object.hasOwn(refusals, reason.code) &&
  (!('why' in reason) || (v.is(ReceivedFaultSchema, reason.why) && isKnown(reason.why, englishFaults)));

/** Why a server refused a call; null where it sends no reason, or one that this page does not know. */
export const refusalReasonFrom = (reason: ReceivedFault | undefined): RefusalReason | null =>
  reason !== undefined && isKnownRefusal(reason) ? reason : null;
