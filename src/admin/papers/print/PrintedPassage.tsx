import { PassageContents } from '../../../ui/passage/PassageContents';
import { SheetPicture } from '../../bank/picture/SheetPicture';
import { usePapersCopy } from '../../words/use-papers-copy';
import { type PrintChoice, type PrintedItem, passageTextsOf } from './sheet';

/** The passage of a set, above its questions, in each printed language; its picture once. */
export function PrintedPassage({ item, language }: { item: PrintedItem; language: PrintChoice['language'] }) {
  const { paper } = usePapersCopy();
  if (item.opens === undefined) return null;
  const { passage, to } = item.opens;
  const texts = passageTextsOf(passage, language);
  return (
    <li data-passage className="mb-3 flex break-after-avoid flex-col gap-2 border-ink border-s-2 ps-3">
      <h4 className="break-after-avoid font-semibold">{paper.set(item.number, to)}</h4>
      {texts.map(({ lang, dir, text }, at) => (
        <div key={lang ?? ''} lang={lang} dir={dir}>
          <PassageContents passage={{ text, picture: at === texts.length - 1 ? passage.picture : undefined }} Figure={SheetPicture} />
        </div>
      ))}
    </li>
  );
}
