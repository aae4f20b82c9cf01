import { Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useInstituteCopy } from '../../words/use-institute-copy';
import { momentText } from '../../words/wording/moment-text';
import { PortalForm } from './PortalForm';

export function PortalScreen() {
  const copy = useInstituteCopy();
  return (
    <Page wide title={copy.portal.title} lead={copy.portal.lead}>
      <Fetched query={useReply('getPortal')} failed={copy.portal.failed}>
        {(portal) => (
          <>
            <PortalForm portal={portal} />
            {portal.savedBy !== null && portal.savedAt !== null && (
              <p className="text-ink-soft text-sm">{copy.portal.savedBy(portal.savedBy, momentText(portal.savedAt, copy.locale))}</p>
            )}
          </>
        )}
      </Fetched>
    </Page>
  );
}
