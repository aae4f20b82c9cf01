import * as XLSX from 'xlsx';
import { rosterColumns } from '../../../../../../contract/sheet/roster-headers';
import type { RosterExample } from '../ask/worker-messages';
import { workbook } from './workbook';

const widths = [32, 32, 18, 24];

/** Creates the .xlsx template of a roster: a sheet with the columns and an example, and a sheet with the present groups. */
export function rosterTemplate({ name, groups }: RosterExample): ArrayBuffer {
  const example = [name, 'asha@example.com', '9876543210', groups[0] ?? 'Batch A'];
  const people = XLSX.utils.aoa_to_sheet([[...rosterColumns], example]);
  people['!cols'] = widths.map((wch) => ({ wch }));
  const lists = XLSX.utils.aoa_to_sheet([['Group'], ...groups.map((group) => [group])]);
  lists['!cols'] = [{ wch: 40 }];
  return workbook(['Roster', people], ['Lists', lists]);
}
