import { useState } from 'react';
import { ButtonLink } from '../../../ui/controls/Button';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { usePapersCopy } from '../../words/use-papers-copy';
import { AssessmentPage } from '../schedule/AssessmentPage';
import { PaperChanges } from './PaperChanges';
import { PaperState } from './PaperState';

/** The questions of an assessment with their keys, before and after its publication (ADR 42). */
export function PaperScreen() {
  const { paper: copy, print } = usePapersCopy();
  const id = Number(useAdminParams().id);
  const [changes, setChanges] = useState(0);
  const [publications, setPublications] = useState(0);
  const drawn = useReply('getDrawn', { params: { id } });
  return (
    <AssessmentPage id={id} name={drawn.data?.name} lead={copy.lead}>
      <Fetched query={drawn} failed={copy.failed}>
        {(paper) => (
          <>
            <ButtonLink variant="secondary" className="self-end" to={`/admin/assessments/${id}/print`}>
              {print.print}
            </ButtonLink>
            {/* What was refused before is no longer said of a paper that was changed, or published, since. */}
            <PaperState key={`state ${changes}`} paper={paper} onPublished={() => setPublications((before) => before + 1)} />
            <PaperChanges key={`changes ${publications}`} paper={paper} onChanged={() => setChanges((before) => before + 1)} />
          </>
        )}
      </Fetched>
    </AssessmentPage>
  );
}
