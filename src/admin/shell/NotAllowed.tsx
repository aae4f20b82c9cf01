import { EmptyState, Page } from '../../ui/controls/Card';
import { useAdminCopy } from '../words/use-admin-copy';
import { homeWay } from './ways';

/** In the place of a screen for which the admin lacks the right. */
export function NotAllowed({ title }: { title: string }) {
  const { frame, ways } = useAdminCopy();
  return (
    <Page title={title}>
      <EmptyState offer={{ name: ways[homeWay.name], to: homeWay.path }}>{frame.notAllowed}</EmptyState>
    </Page>
  );
}
