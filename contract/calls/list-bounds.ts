import type * as v from 'valibot';
import type { Fault } from '../faults/fault';
import { faultIn } from '../faults/issue';

/** A schema, which may have steps of its own, or a check. */
interface Step {
  type: string;
  requirement?: unknown;
  message?: unknown;
  pipe?: readonly Step[];
}

/** What is read here of a valibot schema; it tells all of it at run time. */
interface Shape {
  type: string;
  pipe?: readonly Step[];
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  isLenient?: true;
}

/** Notes every list in a value, whose path is `at`, that is longer than its schema allows. */
type Look = (value: unknown, at: string, found: Map<string, Fault>) => void;

const joined = (at: string, key: string | number): string => (at === '' ? String(key) : `${at}.${key}`);

const stepsIn = (pipe: readonly Step[]): Step[] => pipe.flatMap((step) => (step.pipe === undefined ? step : stepsIn(step.pipe)));

function lookAtList({ pipe = [], item }: Shape): Look {
  const bound = stepsIn(pipe).find(({ type }) => type === 'max_length');
  const most = typeof bound?.requirement === 'number' ? bound.requirement : Number.POSITIVE_INFINITY;
  const why: Fault = typeof bound?.message === 'string' ? faultIn(bound.message) : { code: 'too-many-entries', most };
  const lookAtItem = item === undefined ? null : lookFor(item);
  return (value, at, found) => {
    if (!Array.isArray(value)) return;
    if (value.length > most) found.set(at === '' ? 'body' : at, why);
    else if (lookAtItem !== null) for (const [index, inner] of value.entries()) lookAtItem(inner, joined(at, index), found);
  };
}

function lookAtObject({ entries = {} }: Shape): Look | null {
  const looks = Object.entries(entries).flatMap(([key, entry]) => {
    const look = lookFor(entry);
    return look === null ? [] : [{ key, look }];
  });
  if (looks.length === 0) return null;
  return (value, at, found) => {
    if (typeof value !== 'object' || value === null) return;
    for (const { key, look } of looks) look((value as Record<string, unknown>)[key], joined(at, key), found);
  };
}

/** null where a value of this shape holds no list, or is refused for none. */
function lookFor(shape: Shape): Look | null {
  if (shape.isLenient) return null;
  if (shape.type === 'array') return lookAtList(shape);
  if (shape.type === 'object' || shape.type === 'strict_object') return lookAtObject(shape);
  return shape.wrapped === undefined ? null : lookFor(shape.wrapped);
}

const looks = new WeakMap<v.GenericSchema, { look: Look | null }>();

function lookOf(schema: v.GenericSchema): Look | null {
  const known = looks.get(schema);
  if (known !== undefined) return known.look;
  const look = lookFor(schema as unknown as Shape);
  looks.set(schema, { look });
  return look;
}

/** The lists in a value that are longer than its schema allows. No item of a list is looked at before its length. */
export function tooLongLists(schema: v.GenericSchema, value: unknown): Map<string, Fault> {
  const found = new Map<string, Fault>();
  lookOf(schema)?.(value, '', found);
  return found;
}
