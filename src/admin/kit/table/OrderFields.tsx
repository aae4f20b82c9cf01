import type { SortOrder } from '../../../../contract/fields/arrange';
import { Select } from '../../../ui/controls/Field';
import { Options } from '../../kit/form/Options';
import { useAdminCopy } from '../../words/use-admin-copy';

interface Props {
  /** What the list can be put in order by: ids and titles. */
  columns: readonly { id: string; title: string }[];
  order: SortOrder | null;
  onOrder: (order: SortOrder) => void;
}

/** The order of a list where not every column has a head to press. */
export function OrderFields({ columns, order, onOrder }: Props) {
  const copy = useAdminCopy();
  const { column = '', direction = 'ascending' } = order ?? {};
  return (
    <div data-unprinted className="flex flex-wrap items-end gap-3">
      <Select label={copy.orderBy} value={column} onChange={({ target }) => onOrder({ column: target.value, direction })}>
        {order === null && <option value="" />}
        <Options of={columns.map(({ id, title }) => [id, title])} />
      </Select>
      {order !== null && (
        <Select
          label={copy.direction}
          value={direction}
          onChange={({ target }) => onOrder({ column, direction: target.value as SortOrder['direction'] })}
        >
          <Options
            of={[
              ['ascending', copy.directions.ascending],
              ['descending', copy.directions.descending],
            ]}
          />
        </Select>
      )}
    </div>
  );
}
