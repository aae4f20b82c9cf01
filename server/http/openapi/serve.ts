import { type HttpAnswer, jsonAnswer } from '../response';
import type { Route } from '../router';
import { openApi } from './document';
import { docsPage, docsPolicy, docsStyle } from './page';

const cached = { 'Cache-Control': 'public, max-age=300' };

const text = (body: string, type: string): HttpAnswer => ({
  status: 200,
  headers: { ...cached, 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': docsPolicy },
  body,
});

/** `/api/openapi.json` and `/api/docs`, made from the contract once. They need no token. */
export function openApiRoutes(): Route[] {
  const document = openApi();
  const answers = {
    '/api/openapi.json': jsonAnswer(document, 200, cached),
    '/api/docs': text(docsPage(document), 'text/html'),
    '/api/docs.css': text(docsStyle, 'text/css'),
  };
  return Object.entries(answers).map(([path, answer]) => ({ method: 'GET', path, answer: () => answer }));
}
