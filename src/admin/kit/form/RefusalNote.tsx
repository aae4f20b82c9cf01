import { Banner } from '../../../ui/controls/Banner';
import type { FormRefusal } from '../calls/refusal';

/** Why an act was not done; nothing while it is not refused. `id`: fields name it (`at` of use-sending.ts). */
export const RefusalNote = ({ refusal, id }: { refusal: FormRefusal | null; id?: string }) =>
  refusal && (
    <div id={id}>
      <Banner tone="error">
        <p>{refusal.sentence}</p>
        {refusal.details.map((detail) => (
          <p key={detail} className="font-normal">
            {detail}
          </p>
        ))}
      </Banner>
    </div>
  );
