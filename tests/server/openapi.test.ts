import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls';
import { problemStatus } from '../../contract/problem';
import { openPortal, type TestPortal } from './kit/portal';

type Json = { [key: string]: Json } & Json[] & string;

describe('the document of the API', () => {
  let portal: TestPortal;
  let document: Json;
  beforeAll(async () => {
    portal = await openPortal(null);
    document = (await (await portal.request('/api/openapi.json')).json()) as Json;
  });
  afterAll(() => portal.close());

  it.each(Object.entries(calls))('has %s', (name, { method, path, problems }) => {
    const operation = document.paths?.[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    const wanted = [200, 400, 401, 403, 413, 415, 429, 500, 503, ...problems.map((code) => problemStatus[code])];
    expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual([...new Set(wanted)].sort((a, b) => a - b));
  });

  it('says what the contract says of a body', () => {
    const schema = document.paths?.['/assessment/{id}/submit']?.post?.requestBody?.content?.['application/json']?.schema;
    expect(schema).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['assessmentId', 'timeTaken', 'submitted', 'answers'],
      properties: {
        assessmentId: { type: 'integer', minimum: 1 },
        timeTaken: { type: 'integer', minimum: 0 },
        submitted: { const: true },
        answers: {
          type: 'array',
          maxItems: 300,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['questionId', 'selectedOptionId', 'markedForReview'],
            properties: {
              questionId: { type: 'integer', minimum: 1 },
              selectedOptionId: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
              markedForReview: { type: 'boolean' },
            },
          },
        },
      },
    });
  });

  it('refers to nothing that is not in it', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'));
    expect(refs.length).toBeGreaterThan(0);
    for (const path of refs) expect(path.reduce<Json | undefined>((part, key) => part?.[key], document)).toBeDefined();
  });

  it('can be read as a page that runs nothing', async () => {
    const page = await portal.request('/api/docs');
    const html = await page.text();
    for (const { path } of Object.values(calls)) expect(html).toContain(path.replace(/:(\w+)/g, '{$1}'));
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=|https?:/i);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect((await portal.request('/api/docs.css')).headers.get('content-type')).toContain('text/css');
  });
});
