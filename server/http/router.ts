import type { CallName } from '../../contract/calls/calls';
import type { MaybePromise } from '../performance/maybe-promise';
import { withRecentResults } from '../performance/recent-results';
import type { RequestContext } from './request-context';
import type { Answer } from './response';

/** What answers one address. */
export interface Route {
  method: 'GET' | 'POST';
  /** `:name` stands for a parameter: `/api/assessment/:id`. */
  path: string;
  /** The call's name in counters and log; absent for all that is no call of the contract. */
  call?: CallName;
  /** Throws or rejects with `Refusal`. */
  answer: (context: RequestContext) => MaybePromise<Answer>;
}

/** One part of a path between two slashes, with what may follow it. */
interface Node {
  literal: Map<string, Node>;
  parameter: { name: string; node: Node } | null;
  routes: Map<string, Route>;
}

export interface Match {
  route: Route;
  /** Shared by all requests of one address. */
  params: Record<string, string>;
}

const emptyNode = (): Node => ({ literal: new Map(), parameter: null, routes: new Map() });

function childOf(node: Node, segment: string): Node {
  if (segment.startsWith(':')) {
    node.parameter ??= { name: segment.slice(1), node: emptyNode() };
    return node.parameter.node;
  }
  const child = node.literal.get(segment) ?? emptyNode();
  node.literal.set(segment, child);
  return child;
}

/** A parameter with an escape that cannot be decoded stays as it is; the contract's shape refuses it. */
function decoded(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A literal part wins over a parameter: `/assessment/available` is no id. */
function find(node: Node, method: string, segments: readonly string[], at: number): Match | null {
  const segment = segments[at];
  if (segment === undefined) {
    const route = node.routes.get(method);
    return route === undefined ? null : { route, params: {} };
  }
  const literal = node.literal.get(segment);
  const match = literal === undefined ? null : find(literal, method, segments, at + 1);
  if (match !== null || node.parameter === null || segment === '') return match;
  const further = find(node.parameter.node, method, segments, at + 1);
  if (further !== null) further.params[node.parameter.name] = decoded(segment);
  return further;
}

/** Finds the route of an address: method and path as they stand in the request, without the query (`GET /api/exams/all`). Null where there is none. */
export function routerOver(routes: readonly Route[]): (address: string) => Match | null {
  const root = emptyNode();
  for (const route of routes) route.path.split('/').reduce(childOf, root).routes.set(route.method, route);
  return withRecentResults((address) => {
    const [method = '', ...segments] = address.split(/ |\//);
    return find(root, method, segments, 0);
  });
}
