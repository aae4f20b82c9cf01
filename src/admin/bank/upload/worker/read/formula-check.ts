import { drawing, type IsDrawable } from '../../../../../../contract/question/formulas/formula';
import { katexRules } from '../../../../../../contract/question/formulas/katex-rules';

/** KaTeX's word on the formulas of one file, as the server's. KaTeX comes with the first file; without it, brackets alone are checked. */
export async function formulaCheck(): Promise<IsDrawable | undefined> {
  try {
    const { default: katex } = await import('katex');
    return drawing((source, displayMode) => katex.renderToString(source, { ...katexRules, output: 'mathml', displayMode }));
  } catch {
    return undefined;
  }
}
