import type { Fault } from '../faults/fault';

/** A fault of a row, with its column. */
export interface CellFault {
  column: string;
  why: Fault;
}
