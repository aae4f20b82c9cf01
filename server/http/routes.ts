import { type CallName, calls } from '../../contract/calls/calls';
import { andThen } from '../memory/maybe-promise';
import { pageConfig } from '../pages/page-config';
import { accountRoutes } from './account-routes';
import { cachedPaperRoutes } from './cached-papers';
import type { ApiDependencies } from './dependencies';
import { type Dispatch, dispatcher } from './dispatch';
import { healthRoutes } from './health';
import { oidcRoutes } from './oidc-routes';
import { addressOf, headerOf } from './request-context';
import { answerWith, jsonAnswer } from './response';
import type { Route } from './router';
import { openApiRoutes } from './serve-openapi';
import { argsReader } from './validate';

function callRoute(name: CallName, dispatch: Dispatch, { senders }: ApiDependencies): Route {
  const { method, path } = calls[name];
  const argsOf = argsReader(name);
  return {
    method,
    path: `/api${path}`,
    call: name,
    answer(context) {
      const { request } = context;
      const { authorization, 'if-none-match': ifNoneMatch } = request.headers;
      const sender = { authorization, address: addressOf(request, senders), isWhole: () => request.complete };
      const value = dispatch(name, sender, (arrived) => argsOf(context, arrived));
      return andThen(value, (reply) => answerWith(reply, { ifNoneMatch, acceptEncoding: headerOf(request, 'accept-encoding') }));
    },
  };
}

/** Every address of the API: the calls of the contract, what operators read, the API's own document, and the settings of the page. */
export function routesOf(dependencies: ApiDependencies): Route[] {
  const dispatch = dispatcher(dependencies);
  const config = jsonAnswer(pageConfig(dependencies.config.identity), 200, { 'Cache-Control': 'no-cache' });
  return [
    ...(Object.keys(calls) as CallName[]).map((name) => callRoute(name, dispatch, dependencies)),
    ...accountRoutes(dependencies),
    ...oidcRoutes(dependencies),
    ...cachedPaperRoutes(dependencies),
    ...healthRoutes(dependencies),
    ...openApiRoutes(dependencies),
    { method: 'GET', path: '/config.json', answer: () => config },
  ];
}
