import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { isWebhookAddress } from '../rules/news/webhook-address';
import { openOutward } from './outward';
import { isLoopback, isPrivateAddress, isPublicAddress } from './public-address';

/** A message on its way. */
interface WebhookParcel {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
  id: string;
  body: string;
  /** Of this try, epoch milliseconds. */
  at: number;
}

/** Sends a message. Resolves with the status of the answer, null where there is none; it never rejects. */
export type PostWebhook = (parcel: WebhookParcel) => Promise<number | null>;

/** The way to the webhook. */
export interface WebhookWay {
  post: PostWebhook;
  close(): void;
}

/** What is read of an answer: it says nothing that matters. A longer one costs its connection. */
const mostOfReply = 4 * 1024;

/** The headers of Standard Webhooks: HMAC-SHA256 over id, time in seconds and body, by the bytes of the secret. */
function webhookHeaders({ secret, id, body, at }: Omit<WebhookParcel, 'url'>): Record<string, string> {
  const seconds = Math.floor(at / 1_000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'exam-portal',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}

/**
 * Opens the way to the webhook. Only addresses that {@link isWebhookAddress} allows are called, and of their hosts only addresses on the internet; with
 * `hasPrivate` those of private networks and of this machine too, and never those of a link, where clouds keep their secrets. Redirections are not followed.
 * `patienceMs`: of a whole exchange.
 */
export function openWebhookWay({ hasPrivate, patienceMs = 10_000 }: { hasPrivate: boolean; patienceMs?: number }): WebhookWay {
  const isInward = (address: string) => hasPrivate && (isLoopback(address) || isPrivateAddress(address));
  const outward = openOutward({ isInward, keepAlive: false, maxSockets: 4, mostOfReply, patienceMs });
  return {
    async post(parcel) {
      // The setting may be another than when the address was saved.
      if (!isWebhookAddress(parcel.url, hasPrivate)) return null;
      // A number is not looked up.
      const host = new URL(parcel.url).hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !isPublicAddress(host) && !isInward(host)) return null;
      return outward.statusOf(parcel.url, { headers: webhookHeaders(parcel), body: parcel.body }).catch(() => null);
    },
    close: outward.close,
  };
}
