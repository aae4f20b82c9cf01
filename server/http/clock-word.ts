import { clockTolerance } from '../auth/token';

/** How many seconds this process's clock is ahead of another clock, negative where it is behind; null where the other clock cannot be read. */
export interface ClocksAhead {
  identity: number | null;
  database: number | null;
}

const isFar = (seconds: number | null): seconds is number => seconds !== null && Math.abs(seconds) > clockTolerance;

/**
 * Whether two clocks contradict this process's in the same way: then the process can serve nobody, and others can. One clock alone may itself be
 * wrong, and a portal of one machine has no other process to serve in its place.
 */
export const isClockOff = ({ identity, database }: ClocksAhead): boolean =>
  isFar(identity) && isFar(database) && Math.sign(identity) === Math.sign(database);

const places = { identity: 'identity service', database: 'database' } as const;

/** One sentence for the operator for each clock that contradicts this process's. */
export const clockWarnings = (ahead: ClocksAhead): string[] =>
  (['identity', 'database'] as const).flatMap((name) => {
    const seconds = ahead[name];
    if (!isFar(seconds)) return [];
    const where = seconds > 0 ? 'ahead of' : 'behind';
    return [
      `The clock of this process is ${Math.round(Math.abs(seconds))} s ${where} that of the ${places[name]}. Set it: beyond ${clockTolerance} s sign-ins are refused.`,
    ];
  });
