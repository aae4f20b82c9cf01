import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { cachedPaperPath } from '../../contract/calls/cached-papers';
import { IdFromText } from '../../contract/fields/id';
import { noPicture } from '../handlers/bank/pictures';
import { type Cacheable, cacheablePapers, picturesOf } from '../handlers/papers/cacheable';
import { noAssessment } from '../handlers/shared/graded-submission';
import { andThen, type MaybePromise } from '../memory/maybe-promise';
import type { ApiDependencies } from './dependencies';
import { addressOf, headerOf, type RequestContext } from './request-context';
import { answerWith, type HttpAnswer } from './response';
import type { Route } from './router';

/** The same answer, for caches that serve it to everyone. */
const cacheable = ({ headers, ...answer }: HttpAnswer, seconds: number): HttpAnswer => ({
  ...answer,
  headers: { ...headers, 'Cache-Control': `public, max-age=${seconds}`, ...('Vary' in headers && { Vary: 'Accept-Encoding' }) },
});

const answerFor = (value: unknown, request: IncomingMessage): HttpAnswer =>
  answerWith(value, { ifNoneMatch: request.headers['if-none-match'], acceptEncoding: headerOf(request, 'accept-encoding') });

/**
 * Papers, sealed papers and their pictures for a cache in front of the portal (ADR 55). No token is looked at: only `locatePaper` tells the digest in the
 * address, and only to a person who may read the paper. An address is good for as long as learners may read these very bytes. Where the settings name no
 * cache, there are none of these addresses.
 */
export function cachedPaperRoutes(dependencies: ApiDependencies): Route[] {
  const { config, requestLimits, senders, pictures } = dependencies;
  if (!config.hasCacheInFront) return [];
  const cacheableOf = cacheablePapers(dependencies);

  /** Rejects with 404, and counts the attempt: a digest is not to be guessed. A query would make one paper many to a cache. */
  function paperAt({ request, params: { id, digest }, query }: RequestContext): MaybePromise<Cacheable> {
    const refuse = (): never => {
      requestLimits.countUnauthenticated(addressOf(request, senders));
      throw noAssessment();
    };
    const number = v.safeParse(IdFromText, id);
    if (!number.success || query !== '') return refuse();
    return requestLimits.withinCapacity(() =>
      andThen(cacheableOf(number.output), (found) => (found === null || found.paper.digest !== digest ? refuse() : found)),
    );
  }

  const path = `/api${cachedPaperPath(':id', ':digest')}`;
  return [
    {
      method: 'GET',
      path,
      answer: (context) => andThen(paperAt(context), ({ paper, seconds }) => cacheable(answerFor(paper, context.request), seconds)),
    },
    {
      method: 'GET',
      path: `${path}/:hash`,
      answer: (context) =>
        andThen(paperAt(context), async ({ paper, seconds }) => {
          const { hash = '' } = context.params;
          const file = picturesOf(paper).has(hash) ? await pictures(hash) : undefined;
          if (file === undefined) throw noPicture();
          return cacheable(answerFor(file, context.request), seconds);
        }),
    },
  ];
}
