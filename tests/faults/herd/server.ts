interface Weather {
  /** Hand-ins that the server accepts in one second; further ones get a 503. */
  perSecond: number;
  /** Share of hand-ins that the server refuses with 503 although it could accept them. */
  refuses: number;
  now: () => number;
  random: () => number;
}

/** A rule that a client broke: it came back before the time that the server named. */
interface Broken {
  key: string;
  earlyMs: number;
}

/** A server that accepts hand-ins up to a rate and counts arrivals. Half of its refusals have a Retry-After. */
export function busyServer({ perSecond, refuses, now, random }: Weather) {
  const arrivals = new Map<number, number>();
  const taken = new Map<number, number>();
  const filed = new Map<string, number>();
  const filedAt: number[] = [];
  const notBefore = new Map<string, number>();
  const broken: Broken[] = [];
  let isAway = false;

  const add = (counts: Map<number, number>): number => {
    const second = Math.floor(now() / 1000);
    counts.set(second, (counts.get(second) ?? 0) + 1);
    return counts.get(second) ?? 0;
  };
  const busy = (key: string): Response => {
    const seconds = random() < 0.5 ? 2 + Math.floor(random() * 9) : null;
    if (seconds !== null) notBefore.set(key, now() + seconds * 1000);
    const headers = { 'Content-Type': 'application/json', ...(seconds !== null && { 'Retry-After': String(seconds) }) };
    return new Response(JSON.stringify({ code: 'unavailable', message: 'Busy.' }), { status: 503, headers });
  };

  function answer(url: string, init: RequestInit): Response {
    const uid = new Headers(init.headers).get('Authorization')?.slice('Bearer '.length) ?? '';
    const key = `${uid} ${/assessment\/(\d+)/.exec(url)?.[1]}`;
    const early = (notBefore.get(key) ?? 0) - now();
    if (early > 0) broken.push({ key, earlyMs: early });
    add(arrivals);
    if (isAway) throw new TypeError('Failed to fetch');
    if ((taken.get(Math.floor(now() / 1000)) ?? 0) >= perSecond || random() < refuses) return busy(key);
    add(taken);
    filed.set(key, (filed.get(key) ?? 0) + 1);
    filedAt.push(now());
    return Response.json({ assessmentId: 7, submitted: true, submittedAt: new Date(now()).toISOString() });
  }

  return {
    filed,
    broken,
    /** The number of requests that arrived, answered or not. */
    tries: () => [...arrivals.values()].reduce((all, n) => all + n, 0),
    goesAway: () => {
      isAway = true;
    },
    comesBack: () => {
      isAway = false;
    },
    /** A reply arrives after a delay. */
    fetch: ((input, init) =>
      new Promise((resolve, reject) => {
        setTimeout(
          () => {
            try {
              resolve(answer(String(input), init ?? {}));
            } catch (error) {
              reject(error);
            }
          },
          20 + random() * 60,
        );
      })) as typeof fetch,
    /** Requests in each full second from `from` until this share of all filed hand-ins was filed. */
    histogram: (from: number, share: number): number[] => {
      const first = Math.ceil(from / 1000);
      const last = Math.floor((filedAt[Math.ceil(filedAt.length * share) - 1] ?? from) / 1000);
      return Array.from({ length: last - first + 1 }, (_, i) => arrivals.get(first + i) ?? 0);
    },
  };
}

/** The worst moment against the mean of all. A moment lasts `seconds`: a smaller herd is measured over longer ones. */
export function peakOf(perSecond: readonly number[], seconds: number): { peak: number; mean: number; ratio: number } {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
  const moments = Array.from({ length: Math.ceil(perSecond.length / seconds) }, (_, i) => perSecond.slice(i * seconds, (i + 1) * seconds));
  const peak = Math.max(...moments.map(sum)) / seconds;
  const mean = sum(perSecond) / perSecond.length;
  return { peak, mean, ratio: peak / mean };
}
