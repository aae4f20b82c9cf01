import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/calls/account-calls';
import type { CallShape } from '../../../contract/calls/call-shape';
import { calls } from '../../../contract/calls/calls';
import { problemStatus } from '../../../contract/calls/problem';
import { openPortal, type TestPortal } from '../kit/portal';

const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const time = { type: 'string', format: 'date-time' };

type Json = { [key: string]: Json } & Json[] & string;

describe('the OpenAPI document', () => {
  let portal: TestPortal;
  let document: Json;
  beforeAll(async () => {
    portal = await openPortal(null);
    document = (await (await portal.request('/api/openapi.json')).json()) as Json;
  });
  afterAll(() => portal.close());

  it.each(Object.entries<CallShape>(calls))('has %s', (name, { method, path, problems = [] }) => {
    const operation = document.paths?.[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    const wanted = [200, 400, 401, 403, 408, 413, 415, 429, 500, 503, ...problems.map((code) => problemStatus[code])];
    expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual([...new Set(wanted)].sort((a, b) => a - b));
  });

  it.each(Object.entries(accountCalls))('has %s, which takes no token', (name, { path, problems }) => {
    const operation = document.paths?.[path]?.post;
    expect(operation?.operationId).toBe(name);
    expect(operation?.security).toEqual([]);
    const wanted = [200, ...problems.map((code) => problemStatus[code])];
    expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual([...new Set(wanted)].sort((a, b) => a - b));
    expect(JSON.stringify(operation?.requestBody)).toContain('"type":"object"');
  });

  it('describes how a list is requested by the page, and where its length is found', () => {
    const list = document.paths?.['/assessments/all']?.get;
    expect([...(list?.parameters ?? [])].map(({ name, required }) => [name, required])).toEqual([
      ['page', false],
      ['size', false],
      ['search', false],
      ['sort', false],
      ['state', false],
    ]);
    expect(Object.keys(list?.responses?.['200']?.headers ?? {})).toEqual(['X-Total-Count']);
    expect(document.paths?.['/exams/all']?.get?.responses?.['200']?.headers).toBeUndefined();
  });

  it('describes bodies as the contract does', () => {
    const schema = document.paths?.['/assessment/{id}/submit']?.post?.requestBody?.content?.['application/json']?.schema;
    expect(schema).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['assessmentId', 'timeTaken', 'submitted', 'answers'],
      properties: {
        assessmentId: id,
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
              questionId: id,
              selectedOptionId: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
              selectedOptionIds: { type: 'array', maxItems: 6, items: { type: 'integer' } },
              value: { type: 'string', maxLength: 24 },
              markedForReview: { type: 'boolean' },
            },
          },
        },
        chance: id,
        pace: {
          type: 'object',
          additionalProperties: false,
          required: ['seconds', 'order'],
          properties: {
            seconds: { type: 'array', maxItems: 300, items: { type: 'integer', minimum: 0, maximum: 3 * 86_400 } },
            order: { type: 'array', maxItems: 300, items: id },
          },
        },
        grantedPercent: { type: 'integer', minimum: 100, maximum: 300 },
        clock: {
          type: 'object',
          additionalProperties: false,
          required: ['ahead', 'left'],
          properties: {
            ahead: { type: 'integer', minimum: 0, maximum: 10 * 366 * 86_400 },
            left: { type: 'integer', minimum: 0, maximum: 10 * 366 * 86_400 },
          },
        },
        evidence: {
          type: 'object',
          additionalProperties: false,
          required: ['startedAt', 'handedInAt', 'datedBy'],
          properties: { startedAt: time, handedInAt: time, datedBy: { type: 'string', enum: ['server', 'key', 'code', 'device'] } },
        },
      },
    });
  });

  it('describes the accepted numbers and texts of a path and a query', () => {
    const parameters = (path: string) => document.paths?.[path]?.get?.parameters?.map(({ name, schema }) => [name, schema]);
    expect(parameters('/assessment/{id}')).toEqual([['id', id]]);
    expect(parameters('/assessments/all')).toEqual(expect.arrayContaining([['page', { type: 'integer', minimum: 1, maximum: 1_000_000 }]]));
    expect(parameters('/questions/forecast')).toEqual([['subjects', { type: 'string', pattern: expect.any(String), maxLength: 6_000 }]]);
  });

  it('describes a category, which holds categories', () => {
    const reply = document.paths?.['/categories']?.get?.responses?.['200']?.content?.['application/json']?.schema;
    expect(reply).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Category' } });
    expect(document.components?.schemas?.Category?.properties?.subcategories).toEqual(reply);
  });

  it('refers only to its own parts', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'));
    expect(refs.length).toBeGreaterThan(0);
    for (const path of refs) expect(path.reduce<Json | undefined>((part, key) => part?.[key], document)).toBeDefined();
  });

  it('can be read as a page without scripts', async () => {
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
