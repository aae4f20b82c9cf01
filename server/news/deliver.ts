import webPush from 'web-push';
import type { PushNews } from '../../contract/push/news';
import type { DeviceSubscription } from '../../contract/push/subscription';
import { isPushEndpoint } from '../rules/news/push-endpoint';
import type { PushKeys } from '../store/institute/push-keys';
import { askedName } from './asked-name';
import { openOutward } from './outward';
import { isLoopback } from './public-address';

/** How a push service took a message. `gone`: there is no such device any more (404 or 410). `failed`: not taken, or nobody knows. */
type Delivered = 'taken' | 'gone' | 'failed';

/** What a push service is told of a message beside its text (RFC 8030). */
export interface PushTerms {
  /** For how long it keeps the message for a device that is away, in seconds. */
  ttl: number;
  /** Of two messages of one topic that wait for a device, the later one is delivered; 32 characters of base64url at most. */
  topic: string;
  urgency: 'normal' | 'high';
}

export type DeliverPush = (to: DeviceSubscription, news: PushNews, terms: PushTerms) => Promise<Delivered>;

/** Sends messages to push services. */
export interface PushDelivery {
  deliver: DeliverPush;
  close(): void;
}

export interface DeliveryTerms {
  keys: PushKeys;
  /** Whom a push service writes to where it has a complaint: a `mailto:` or `https:` address. */
  contact: () => Promise<string>;
  /** See {@link isPushEndpoint}. */
  hasLoopback: boolean;
  /** Of a whole exchange, milliseconds. */
  patienceMs?: number;
}

/** Connections to one push service at once. */
const connections = 16;
/** What is read of a reply: it says nothing that matters. A longer one costs its connection. */
const mostOfReply = 16 * 1024;

/**
 * Opens the way to push services: messages are encrypted for their device (RFC 8291) and signed (RFC 8292). Only addresses that
 * {@link isPushEndpoint} allows are called, and only hosts on the internet; redirections are not followed. `deliver` never rejects.
 */
export function openDelivery({ keys, contact, hasLoopback, patienceMs = 10_000 }: DeliveryTerms): PushDelivery {
  const isInward = (address: string) => hasLoopback && isLoopback(address);
  const outward = openOutward({ isInward, keepAlive: true, maxSockets: connections, mostOfReply, patienceMs, look: askedName });

  async function statusOf(to: DeviceSubscription, news: PushNews, { ttl, topic, urgency }: PushTerms): Promise<number> {
    const vapidDetails = { subject: await contact(), ...keys };
    const ready = webPush.generateRequestDetails(to, JSON.stringify(news), { vapidDetails, TTL: ttl, topic, urgency });
    const { method, headers, body } = ready;
    return outward.statusOf(to.endpoint, { method, headers: { ...headers }, body });
  }

  return {
    async deliver(to, news, terms) {
      // The setting may be another than when the device came.
      if (!isPushEndpoint(to.endpoint, hasLoopback)) return 'failed';
      const status = await statusOf(to, news, terms).catch(() => 0);
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'taken' : 'failed';
    },
    close: outward.close,
  };
}
