import { Page } from '../../ui/Card';
import { Fetched } from '../Fetched';
import { useReply } from '../use-reply';
import { PortalForm } from './PortalForm';
import { words } from './words';

export function PortalScreen() {
  return (
    <Page wide title={words.title} lead={words.lead}>
      <Fetched query={useReply('getPortal')} failed={words.failed}>
        {(portal) => (
          <>
            <PortalForm portal={portal} />
            {portal.savedBy !== null && portal.savedAt !== null && (
              <p className="text-ink-soft text-sm">{words.savedBy(portal.savedBy, new Date(portal.savedAt).toLocaleString('en-IN'))}</p>
            )}
          </>
        )}
      </Fetched>
    </Page>
  );
}
