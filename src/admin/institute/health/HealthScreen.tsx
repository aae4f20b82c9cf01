import { Banner } from '../../../ui/controls/Banner';
import { Page } from '../../../ui/controls/Card';
import { timesIn } from '../../../ui/display/times';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useInstituteCopy } from '../../words/use-institute-copy';
import { CheckList } from './CheckList';

/** Whether all is well with the portal and its machine, in words (ADR 87). */
export function HealthScreen() {
  const { health: words, locale } = useInstituteCopy();
  const moment = timesIn(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Page wide title={words.title} lead={words.lead}>
      <Fetched query={useReply('getHealth')} failed={words.failed}>
        {({ at, checks }) => {
          const troubles = checks.filter(({ state }) => state === 'look').length;
          const isMachineKnown = checks.every(({ of, state }) => of !== 'machine' || state !== 'unknown');
          return (
            <div className="flex max-w-3xl flex-col gap-4">
              <Banner tone={troubles === 0 ? 'success' : 'warning'}>{troubles === 0 ? words.allWell : words.troubles(troubles)}</Banner>
              {!isMachineKnown && <p className="text-ink-soft">{words.noMachine}</p>}
              <CheckList checks={checks} />
              <p className="text-ink-soft text-sm">{words.asOf(moment.format(Date.parse(at)))}</p>
            </div>
          );
        }}
      </Fetched>
    </Page>
  );
}
