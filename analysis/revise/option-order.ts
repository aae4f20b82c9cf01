import type { ResultQuestion } from '../../contract/assessment/assessment';

/** An option that names all or none of the others: it keeps its place, and no option crosses it. */
const namesAll =
  /\b(none|all|any|either|neither|both)\s+of\s+(the|these|those|them|above)\b|\b(none|all|both) (the )?above\b|उपर्युक्त|उपरोक्त|ऊपर (दिए|के)|इनमें से (कोई|सभी)|(ये|इनमें) सभी|दोनों/i;
/** An option that names others by letter or number: the letters would lie if any moved. */
const namesSome =
  /\b([Bb]oth|[Oo]nly|[Ee]ither|[Nn]either|[Oo]ptions?)\b.*\b([A-F]|[1-6])\b|^\(?[A-F1-6]\)?\s*(and|or|&|,|और|तथा|एवं|या)\s*\(?[A-F1-6]\b|\([A-Fa-f1-6]\)/;
/** An explanation that speaks of an option by its letter. */
const speaksOfLetter = /\b(options?|choices?|answers?)\s*(is|:|-)?\s*\(?([A-F]|[1-6])\b|\([A-Fa-f]\)|विकल्प\s*\(?([A-F]|[1-6])/;

/** The places that options may take among each other: runs of options between those that keep their place. */
function runsOf(isFixed: readonly boolean[]): number[][] {
  const runs: number[][] = [[]];
  for (const [place, fixed] of isFixed.entries()) {
    if (fixed) runs.push([]);
    else runs.at(-1)?.push(place);
  }
  return runs;
}

/** Which option stands at each place. `random`: in [0, 1). */
export function optionOrder(
  { options, translation, explanation }: Pick<ResultQuestion, 'options' | 'translation' | 'explanation'>,
  random: () => number,
): number[] {
  const order = options.map((_, place) => place);
  const texts = options.map(({ text }, place) => [text, translation?.options[place] ?? '']);
  const explanations = [explanation ?? '', translation?.explanation ?? ''];
  if (texts.flat().some((text) => namesSome.test(text)) || explanations.some((text) => speaksOfLetter.test(text))) return order;
  for (const run of runsOf(texts.map((versions) => versions.some((text) => namesAll.test(text))))) {
    const left = [...run];
    for (const place of run) order[place] = left.splice(Math.floor(random() * left.length), 1)[0] ?? place;
  }
  return order;
}

/** The question with its options in this order, in both languages. Ids stay with their options, so that a choice is marked as before. */
export function inOptionOrder(question: ResultQuestion, order: readonly number[]): ResultQuestion {
  const { options, translation } = question;
  return {
    ...question,
    options: order.flatMap((from) => options[from] ?? []),
    ...(translation && { translation: { ...translation, options: order.map((from) => translation.options[from] ?? '') } }),
  };
}
