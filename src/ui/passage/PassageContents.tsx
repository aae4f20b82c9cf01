import type { Picture } from '../../../contract/question/picture';
import type { QuestionLanguage } from '../../../contract/question/translation';
import { useVersion } from '../question/question-language';
import type { ShowsPicture } from '../review/shows-picture';
import { TextWithTables } from './TextWithTables';

/** What is shown of a passage; one that is still typed has no id. */
export interface ShownContents {
  text: string;
  picture?: Picture | undefined;
  translation?: { language: QuestionLanguage; text: string } | undefined;
}

/** The text of a passage in the reading language, its tables drawn as tables, then its picture. */
export function PassageContents({ passage, Figure }: { passage: ShownContents; Figure: ShowsPicture }) {
  const { second, lang, dir } = useVersion(passage);
  return (
    <div lang={lang} dir={dir} className="flex min-w-0 flex-col gap-3">
      <TextWithTables text={second?.text ?? passage.text} />
      <Figure picture={passage.picture} />
    </div>
  );
}
