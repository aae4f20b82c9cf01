import * as v from 'valibot';
import type { ForecastSubject } from '../../../../contract/exam/forecast';
import { levelsOf, type Mix, mixUnits } from '../../../../contract/exam/mix';
import { difficulties } from '../../bank/question/usual';

/** A difficulty mix as typed: parts without an amount are left out. */
export const TypedMixSchema = v.object({
  unit: v.picklist(mixUnits),
  parts: v.array(v.object({ level: v.string(), amount: v.string() })),
});
export type TypedMix = v.InferOutput<typeof TypedMixSchema>;

/** The usual difficulties, without amounts. */
export const emptyMix = (): TypedMix => ({ unit: 'percent', parts: difficulties.map((level) => ({ level, amount: '' })) });

const isUsed = ({ amount }: TypedMix['parts'][number]): boolean => amount.trim() !== '' && Number(amount) !== 0;

/** The mix as it is sent; undefined without an amount. An amount that is not a number is sent as it is, and refused. */
export function mixFrom({ unit, parts }: TypedMix): Mix | undefined {
  const used = parts.filter(isUsed);
  if (used.length === 0) return undefined;
  return { unit, parts: used.map(({ level, amount }) => ({ difficultyLevel: level, amount: Number(amount) })) };
}

/** Where each sent part stands in the form. */
export const placesOf = ({ parts }: TypedMix): number[] => parts.flatMap((part, place) => (isUsed(part) ? [place] : []));

/** A mix of an exam as the form has it. */
export function typedFrom(mix: Mix | undefined): TypedMix {
  if (mix === undefined) return emptyMix();
  const parts = mix.parts.map(({ difficultyLevel, amount }) => ({ level: difficultyLevel, amount: String(amount) }));
  const rest = emptyMix().parts.filter(({ level }) => !parts.some((part) => part.level.toLowerCase() === level.toLowerCase()));
  return { unit: mix.unit, parts: [...parts, ...rest] };
}

/** What the bank is asked for a mix; a part that comes to no question is left out. */
export function wantedLevels(mix: Mix | undefined, numberOfQuestions: number): Pick<ForecastSubject, 'levels'> {
  if (mix === undefined || !Number.isInteger(numberOfQuestions)) return {};
  const levels = levelsOf(mix, numberOfQuestions).filter(({ needed }) => needed > 0);
  return levels.length > 0 ? { levels } : {};
}
