import { Banner } from '../../../ui/controls/Banner';
import type { FormRefusal } from '../calls/refusal';

/** Why an act was not done; nothing while it is not refused. */
export const RefusalNote = ({ refusal }: { refusal: FormRefusal | null }) =>
  refusal && (
    <Banner tone="error">
      {[refusal.sentence, ...refusal.details].map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Banner>
  );
