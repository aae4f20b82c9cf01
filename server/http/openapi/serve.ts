import type { Context, Hono } from 'hono';
import { type Asked, json } from '../request-context';
import { openApi } from './document';
import { docsPage, docsPolicy, docsStyle } from './page';

const cached = { 'Cache-Control': 'public, max-age=300' };

const text = (c: Context<Asked>, body: string, type: string): Response =>
  new Response(body, {
    headers: { ...c.get('dress'), ...cached, 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': docsPolicy },
  });

/** `/api/openapi.json` and `/api/docs`, made from the contract once; anybody may read them. */
export function documented(app: Hono<Asked>): void {
  const document = openApi();
  const page = docsPage(document);
  app.get('/api/openapi.json', (c) => json(c, document, 200, cached));
  app.get('/api/docs', (c) => text(c, page, 'text/html'));
  app.get('/api/docs.css', (c) => text(c, docsStyle, 'text/css'));
}
