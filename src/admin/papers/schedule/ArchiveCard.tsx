import { useState } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { usePapersCopy } from '../../words/use-papers-copy';
import { DeleteDialog } from './DeleteDialog';
import type { EditedSchedule } from './edited-schedule';
import { ShelfDialog } from './ShelfDialog';

/** Takes an assessment out of the lists, and back into them, or deletes it. Each of these asks first. */
export function ArchiveCard({ id, schedule, desk }: EditedSchedule) {
  const { archive } = usePapersCopy().schedule;
  const [asking, setAsking] = useState<'shelf' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const { isArchived = false } = schedule;
  return (
    <Card aria-label={archive.title} className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{archive.title}</h2>
      {isArchived ? <Banner tone="info">{archive.isArchived}</Banner> : <p className="text-ink-soft">{archive.lead}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setAsking('shelf')}>
          {isArchived ? archive.restore : archive.archive}
        </Button>
        <Button variant="danger" onClick={() => setAsking('delete')}>
          {archive.delete}
        </Button>
      </div>
      {asking === 'shelf' && <ShelfDialog id={id} schedule={schedule} desk={desk} onClose={close} />}
      {asking === 'delete' && (
        <DeleteDialog id={id} schedule={schedule} desk={desk} onArchive={isArchived ? null : () => setAsking('shelf')} onClose={close} />
      )}
    </Card>
  );
}
