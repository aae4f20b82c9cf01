import * as v from 'valibot';
import type { Fault, FaultWords } from './fault';

/** A fault as it arrives: a newer server may name one that this page does not know. */
export const ReceivedFaultSchema = v.looseObject({ code: v.string() });
export type ReceivedFault = v.InferOutput<typeof ReceivedFaultSchema>;

/** Whether a catalogue has a sentence for a fault that arrived. */
export const isKnown = (fault: ReceivedFault, { of }: FaultWords): fault is ReceivedFault & Fault => Object.hasOwn(of, fault.code);
