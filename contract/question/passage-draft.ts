import * as v from 'valibot';
import { carried } from '../faults/issue';
import { required, text } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxLength } from '../fields/limits';
import { PictureSchema } from './picture-draft';
import { textFault } from './text-fault';
import { questionLanguages } from './translation';

/** Stored texts are read as they are. */
const whole = v.rawCheck<string>(({ dataset, addIssue }) => {
  const why = dataset.typed ? textFault(dataset.value) : null;
  if (why !== null) addIssue({ message: carried(why) });
});

const contents = {
  /** May be empty beside a picture. A line of cells between `|` is a row of a table. */
  text: v.optional(v.pipe(text(maxLength.passage), whole)),
  picture: v.optional(PictureSchema),
  /** The text in another language. */
  translation: v.optional(
    v.strictObject({
      language: v.picklist(questionLanguages, carried({ code: 'not-a-language' })),
      text: v.pipe(required(maxLength.passage), whole),
    }),
  ),
};

interface Contents {
  text?: string | undefined;
  picture?: unknown;
}

const hasContents = ({ text: said = '', picture }: Contents): boolean => said !== '' || picture !== undefined;

/** Body of `POST /passages/create` and `POST /passages/:id/edit`: a text, a picture, or both. */
export const PassageDraftSchema = v.pipe(
  v.strictObject(contents),
  v.forward(
    v.check((passage) => hasContents(passage), carried({ code: 'required' })),
    ['text'],
  ),
);
export type PassageDraft = v.InferOutput<typeof PassageDraftSchema>;

/**
 * The passage of a question that is sent: the id of one that is stored, or else its contents. Contents that a stored passage has already name
 * that one, so that each question of a set can bring the whole text.
 */
export const QuestionPassageSchema = v.pipe(
  v.strictObject({ id: v.optional(IdSchema), ...contents }),
  v.forward(
    v.check(({ id, ...own }) => id !== undefined || hasContents(own), carried({ code: 'required' })),
    ['text'],
  ),
  v.forward(
    v.check(({ id, ...own }) => id === undefined || Object.values(own).every((part) => part === undefined), carried({ code: 'beside-id' })),
    ['id'],
  ),
);
export type QuestionPassage = v.InferOutput<typeof QuestionPassageSchema>;
