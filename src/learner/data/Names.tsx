import { useCopy } from '../../copy/use-copy';

export interface Named {
  assessmentId: number;
  /** null: unknown. */
  title: string | null;
}

/** Assessments by name. */
export function Names({ of }: { of: Named[] }) {
  const copy = useCopy();
  return (
    <ul className="list-disc pl-5 font-semibold">
      {of.map(({ title, assessmentId }) => (
        <li key={assessmentId} className="wrap-anywhere">
          {copy.assessmentTitle(title, assessmentId)}
        </li>
      ))}
    </ul>
  );
}
