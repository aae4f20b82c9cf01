import { useState } from 'react';
import { Prose } from '../../../ui/maths/Prose';
import { useBankCopy } from '../../words/use-bank-copy';

/** One formula in each notation, and what is needed most. */
const examples = [
  '$x^2 + y_1$',
  String.raw`\(\sqrt{2}\)`,
  String.raw`$\frac{1}{2}$`,
  String.raw`$30^\circ$`,
  String.raw`$$\sum_{k=1}^{n} k$$`,
  String.raw`\[\vec{F} = m\vec{a}\]`,
  String.raw`\$5`,
] as const;

/** How formulas are written: each notation beside what becomes of it. Closed until it is wanted, so the typesetter loads then. */
export function FormulaHelp() {
  const copy = useBankCopy().bankList;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-block min-h-8 rounded-control py-1 text-brand-ink underline-offset-4 hover:underline">
        {copy.formulaHelp}
      </summary>
      {isOpen && <Examples />}
    </details>
  );
}

function Examples() {
  const copy = useBankCopy().bankList;
  return (
    <div className="flex flex-col gap-2 py-1">
      <p className="text-ink-soft">{copy.formulaFree}</p>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="py-1 pr-4 font-semibold">
              {copy.formulaTyped}
            </th>
            <th scope="col" className="py-1 font-semibold">
              {copy.formulaDrawn}
            </th>
          </tr>
        </thead>
        <tbody>
          {examples.map((typed) => (
            <tr key={typed} className="border-line border-b last:border-b-0">
              <td className="wrap-anywhere py-1 pr-4 font-mono" lang="zxx">
                {typed}
              </td>
              <td className="py-1">
                <Prose text={typed} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
