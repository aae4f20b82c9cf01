import type { RequestListener } from 'node:http';
import { Refusal } from '../replies/refusal';
import { isPreflight, preflightAnswer } from './cors';
import type { ApiDependencies } from './dependencies';
import { type MakeAnswer, withMiddleware } from './middleware';
import { addressOf } from './request-context';
import { routerOver } from './router';
import { routesOf } from './routes';

/** The path of a request as it stands there, and its query without the question mark. */
function partsOf(url: string): { path: string; query: string } {
  const end = url.indexOf('?');
  return end < 0 ? { path: url, query: '' } : { path: url.slice(0, end), query: url.slice(end + 1) };
}

/** The API behind a port: every request that is no page enters here. */
export function apiListener(dependencies: ApiDependencies): RequestListener {
  const { config, requestLimits, senders } = dependencies;
  const routeFor = routerOver(routesOf(dependencies));
  const reply = withMiddleware(dependencies);
  return (request, response) => {
    const { path, query } = partsOf(request.url ?? '');
    // Node sends no body in answer to HEAD.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const match = routeFor(`${method} ${path}`);
    const makeAnswer: MakeAnswer = () => {
      if (match !== null) return match.route.answer({ request, params: match.params, query });
      if (isPreflight(request, config.corsOrigins)) return preflightAnswer;
      requestLimits.countUnauthenticated(addressOf(request, senders));
      throw new Refusal('not-found', { code: 'no-such-call' });
    };
    reply(request, response, match?.route.call, makeAnswer);
  };
}
