import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import { guardedLookup, type NameLookup } from './guarded-lookup';

/** How connections to other machines are held. */
interface OutwardTerms {
  /** Whether an address that is not on the internet may be called all the same. */
  isInward: (address: string) => boolean;
  keepAlive: boolean;
  /** Connections to one host at once. */
  maxSockets: number;
  /** Bytes that are read of a reply, which says nothing that matters beside its status. A longer one costs its connection. */
  mostOfReply: number;
  /** Of a whole exchange, milliseconds. */
  patienceMs: number;
  /** How names are looked up; absent: as the machine does. */
  look?: NameLookup;
}

/** What is sent. `method`: POST where it is absent. */
interface OutwardRequest {
  method?: string;
  headers: Record<string, string | number>;
  body: string | Buffer | null;
}

/** The way to machines of others. */
export interface Outward {
  /** Resolves with the status of the reply; rejects where there is none. Redirections are not followed. */
  statusOf(url: string, request: OutwardRequest): Promise<number>;
  close(): void;
}

/** Opens connections to machines of others; the address of each host is looked at when it is called (ADR 76). */
export function openOutward({ isInward, keepAlive, maxSockets, mostOfReply, patienceMs, look }: OutwardTerms): Outward {
  const options = { keepAlive, maxSockets, lookup: guardedLookup(isInward, look) };
  const [secure, plain] = [new Agent(options), new PlainAgent(options)];
  return {
    statusOf(url, { method = 'POST', headers, body }) {
      const isSecure = url.startsWith('https:');
      const send = isSecure ? secureRequest : plainRequest;
      const settings = { method, headers, agent: isSecure ? secure : plain, signal: AbortSignal.timeout(patienceMs) };
      return new Promise((resolve, reject) => {
        const request = send(url, settings, (reply) => {
          let size = 0;
          reply.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size > mostOfReply) reply.destroy();
          });
          // A reply that is cut has said its status.
          reply.on('error', () => undefined);
          resolve(reply.statusCode ?? 0);
        });
        request.on('error', reject);
        request.end(body);
      });
    },
    close() {
      secure.destroy();
      plain.destroy();
    },
  };
}
