import { senderAddress } from './rate-limit';

/** A setting that does not fit what arrives; one sentence for the person who runs the portal. */
export const untrustedProxy =
  'Requests arrive with X-Forwarded-For while TRUSTED_PROXIES is 0. If a proxy of yours stands in front, set TRUSTED_PROXIES to their number: until then all who come through it share one allowance.';

/** Tells where requests come from. */
export interface Senders {
  /** `remote` is the connection's other end, `forwardedFor` what proxies say of it. */
  addressOf(remote: string | undefined, forwardedFor: string | undefined): string;
  /** What does not fit, for `/readyz`. */
  warnings(): string[];
}

/** Knows how many `proxies` of ours stand in front. Warns once where the header of one arrives and none is known. */
export function openSenders(proxies: number, warn: (sentence: string) => void): Senders {
  let hasWarned = false;
  return {
    addressOf(remote, forwardedFor) {
      if (proxies === 0 && forwardedFor !== undefined && !hasWarned) {
        hasWarned = true;
        warn(untrustedProxy);
      }
      return senderAddress(remote, forwardedFor, proxies);
    },
    warnings: () => (hasWarned ? [untrustedProxy] : []),
  };
}
