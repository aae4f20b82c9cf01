import type { Category } from '../../../../../contract/question/category';
import { Banner } from '../../../../ui/controls/Banner';
import { Button } from '../../../../ui/controls/Button';
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
      {refusal && (
        <Banner tone="error">
          <p>{refusal.sentence}</p>
          <p className="font-normal">{refusal.details.join(' ')}</p>
        </Banner>
      )}
    </>
  );
}
