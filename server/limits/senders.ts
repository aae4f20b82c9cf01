import { senderAddress } from './sender-address';

/** A setting that does not fit the requests: one sentence for the operator. */
export const untrustedProxy =
  'Requests arrive with X-Forwarded-For while TRUSTED_PROXIES is 0. If a proxy of yours stands in front, set TRUSTED_PROXIES to their number: until then all who come through it share one allowance.';

/** Tells where requests come from. */
export interface Senders {
  /** `remote` is the address of the connection's other end, `forwardedFor` the header `X-Forwarded-For`. */
  addressOf(remote: string | undefined, forwardedFor: string | undefined): string;
  /** Warnings for `/readyz`. */
  warnings(): string[];
}

/** `proxies` is the number of trusted proxies in front. Warns once where `X-Forwarded-For` arrives and that number is 0. */
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
