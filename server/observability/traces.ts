import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import type { Attributes, Span } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { ServerConfig } from '../config/config';

/** Milliseconds that a collector may take for what it is sent, at the end of the process too. */
const patienceMs = 3_000;
/** Spans that wait for the collector; beyond them spans are dropped, never requests. */
const mostWaiting = 8_192;

/** One request that is followed. */
interface RequestTrace {
  /** Runs what answers the request: the lines that it joins find the trace. */
  run<T>(work: () => T): T;
  /** The reply left. `reason`: the code of a refusal. */
  ended(status: number, reason?: string): void;
}

/** One item of a line on its way. */
interface ItemTrace {
  /** Its commit begins, together with others: `items` in all. */
  began(items: number): void;
  ended(isDurable: boolean): void;
}

/** Follows a share of the requests. No span holds a path, a uid, an address or anything that a person typed. */
export interface Traces {
  /** Begins the trace of a request, or answers null for one that is not among the share. `call` is a name of the contract. */
  request(call: string, requestId: string): RequestTrace | null;
  /** Follows an item from now on into a line, or answers null where its request is not followed. */
  item(line: string): ItemTrace | null;
  /** Sends what waits. */
  close(): Promise<void>;
}

/** Tells of exports that failed. The collector gets nothing else of them: the library tries again by itself what is worth it. */
const telling = (exporter: SpanExporter, failed: (fault: unknown) => void): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.code !== 0) failed(result.error);
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
});

/**
 * Opens the traces for a collector that takes OTLP over HTTP. The libraries are loaded here and nowhere else: a portal without the setting never reads
 * them. `failed` is called with the fault of each batch that the collector did not take.
 */
export async function openTraces(
  { endpoint, share }: NonNullable<ServerConfig['traces']>,
  version: string,
  failed: (fault: unknown) => void,
): Promise<Traces> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = telling(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: patienceMs }), failed);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'exam-portal',
      'service.version': version,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, maxQueueSize: mostWaiting, exportTimeoutMillis: patienceMs })],
  });
  const tracer = provider.getTracer('exam-portal');
  /** The span of the request under way. What a sender says of its own trace is not heard: it would choose what is followed. */
  const current = new AsyncLocalStorage<Span>();
  const within = (parent: Span, name: string, attributes: Attributes): Span =>
    tracer.startSpan(name, { attributes }, api.trace.setSpan(api.ROOT_CONTEXT, parent));
  const end = (span: Span, isGood: boolean): void => {
    if (!isGood) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end();
  };

  return {
    request(call, requestId) {
      // Before the library makes an id for it: most requests are not followed where only a share is.
      if (Math.random() >= share) return null;
      const attributes = { 'portal.call': call, 'portal.request_id': requestId };
      const span = tracer.startSpan(call, { kind: api.SpanKind.SERVER, attributes }, api.ROOT_CONTEXT);
      return {
        run: (work) => current.run(span, work),
        ended(status, reason) {
          span.setAttribute('http.response.status_code', status);
          if (reason !== undefined) span.setAttribute('portal.refusal', reason);
          end(span, status < 500);
        },
      };
    },
    item(line) {
      const parent = current.getStore();
      if (parent === undefined) return null;
      const told = { 'portal.line': line };
      let open = within(parent, 'wait in line', told);
      let isCommitting = false;
      return {
        began(items) {
          // A second time where its group failed and it is tried alone.
          end(open, !isCommitting);
          open = within(parent, 'commit', { ...told, 'portal.commit.items': items });
          isCommitting = true;
        },
        ended: (isDurable) => end(open, isDurable),
      };
    },
    // What could not be sent was told by the exporter.
    close: () => provider.shutdown().catch(() => undefined),
  };
}
