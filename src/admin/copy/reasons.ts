import { englishFaults } from '../../../contract/faults/english/faults';
import { type Fault, type FaultWords, faultWorded } from '../../../contract/faults/fault';
import { isKnown, type ReceivedFault } from '../../../contract/faults/received';

/** Why something is refused: a fault, or the sentence of a server whose fault this page does not know. */
export type Reason = Fault | string;

/** A reason in a language, to be read after the name of what is refused. */
export const reasonWorded = (why: Reason, words: FaultWords): string => (typeof why === 'string' ? why : faultWorded(why, words));

/** What a server says, as a fault where it sends one that this page knows. `sentence`: in the server's words. */
export const reasonFrom = (fault: ReceivedFault | undefined, sentence: string): Reason =>
  fault !== undefined && isKnown(fault, englishFaults) ? fault : sentence;
