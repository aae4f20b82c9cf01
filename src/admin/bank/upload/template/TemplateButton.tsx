import type { Category } from '../../../../../contract/question/category';
import { Button } from '../../../../ui/controls/Button';
import { RefusalNote } from '../../../kit/form/RefusalNote';
import { useAdminCopy } from '../../../words/use-admin-copy';
import { useTemplate } from './use-template';

export function TemplateButton({ categories }: { categories: Category[] }) {
  const copy = useAdminCopy();
  const { download, isBusy, refusal } = useTemplate(categories);
  return (
    <>
      <Button variant="secondary" aria-disabled={isBusy} className="self-start" onClick={download}>
        {isBusy ? copy.templateBusy : copy.template}
      </Button>
      <RefusalNote refusal={refusal} />
    </>
  );
}
