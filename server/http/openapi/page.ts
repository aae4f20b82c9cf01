import { inMarkup } from '../../../contract/fields/markup';
import type { JsonSchema } from './schema';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content: Record<string, { schema: JsonSchema }> }>;
}

const code = (schema: unknown): string => `<pre><code>${inMarkup(JSON.stringify(schema, null, 2))}</code></pre>`;

const folded = (title: string, schema: unknown): string => `<details><summary>${inMarkup(title)}</summary>${code(schema)}</details>`;

function parametersOf({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const items = parameters.map((p) => `<li><code>${inMarkup(p.name)}</code> in the ${p.in}${p.required ? '' : ', optional'}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

function sectionOf(method: string, path: string, operation: Operation): string {
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  const [reply] = Object.entries(operation.responses['200']?.content ?? {});
  const refusals = Object.entries(operation.responses).filter(([status]) => status !== '200');
  return `<section id="${operation.operationId}">
<h2><code>${method.toUpperCase()} /api${inMarkup(path)}</code></h2>
<p>${inMarkup(operation.summary)} — ${inMarkup(operation.description)}</p>
${parametersOf(operation)}
${body === undefined ? '' : folded(`Body (${body[0]})`, body[1].schema)}
${reply === undefined ? '' : folded(reply[0] === 'application/json' ? 'Reply' : `Reply (${reply[0]})`, reply[1].schema)}
<p>Refusals: ${refusals.map(([status, { description }]) => `${status} ${inMarkup(description)}`).join(' · ')}</p>
</section>`;
}

/** The document as a page to read: no script, no style from elsewhere. */
export function docsPage(document: JsonSchema): string {
  const paths = Object.entries(document.paths as Record<string, Record<string, Operation>>);
  const sections = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => sectionOf(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Exam Portal: API</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main>
<h1>Exam Portal: API</h1>
<p>A call takes a token of the portal’s identity service, unless it says otherwise: <code>Authorization: Bearer …</code>. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}
<h2>Problem</h2>
<p>The body of every refusal.</p>
${code((document.components as { schemas: { Problem: JsonSchema } }).schemas.Problem)}
</main></body></html>
`;
}

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
section { border-top: 1px solid GrayText; margin-top: 1.5rem; }
h2 { font-size: 1.1rem; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid GrayText; border-radius: .5rem; }
`;

/** Its own style and nothing else. */
export const docsPolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";
