const mapped = /^::ffff:(?=\d+\.)/i;

/** The groups of the network half; a `::` in it stands for as many zeros as are missing. */
function networkHalf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((side) => side.split(':').filter((group) => group !== '')) as [string[], string[]];
  // A dotted end stands for two groups.
  const length = head.length + tail.length + (address.includes('.') ? 1 : 0);
  const zeros = after === undefined ? [] : Array.from({ length: Math.max(0, 8 - length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

/** One sender for the limits: an IPv4 address, or the first 64 bits of an IPv6 address, since a subscriber gets 2^64 of these. */
function networkOf(address: string): string {
  const plain = address.replace(mapped, '');
  return plain.includes(':') ? `${networkHalf(plain).join(':')}::/64` : plain;
}

/** The sender of a request: the last address that no trusted proxy added, or the connection's address. */
export function senderAddress(remote: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const hop = proxies > 0 ? forwardedFor?.split(',').at(-proxies)?.trim() : undefined;
  return networkOf(hop ?? remote ?? 'unknown');
}
