// A worker that reads and writes files of questions: the page stays responsive, and its code loads only when needed.

import { questionHeaders } from '../reading/columns/header-meanings';
import { rosterHeaders } from '../reading/columns/roster-meanings';
import type { Told, WorkerOrder } from './ask/worker-messages';
import { preview } from './read/preview';
import { previewText } from './read/preview-text';
import { readOtherTable } from './read/read-other-table';
import { cellsInRoster } from './read/roster-cells';
import { mendedText, recategorizedFile } from './write/changed-text';
import { written } from './write/export-file';
import { mendedFile } from './write/mended-file';
import { rosterTemplate } from './write/roster-template';
import { faultyRows, rowsFile } from './write/rows-file';
import { template } from './write/template';

const tell = (told: Told) => self.postMessage(told);

/** A page hears of an error, and not of a promise that is rejected: it would wait for ever. */
const settles = (work: Promise<void>) => void work.catch((thrown) => self.reportError(thrown));

const makes = (file: Promise<ArrayBuffer>) => settles(file.then((bytes) => tell({ is: 'made', bytes })));

self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => {
  if (data.make === 'roster template') tell({ is: 'made', bytes: rosterTemplate(data) });
  else if (data.make === 'template') tell({ is: 'made', bytes: template(data) });
  else if (data.make === 'export') tell({ is: 'made', bytes: written(data) });
  else if (data.make === 'rows') tell({ is: 'made', bytes: rowsFile(data.rows) });
  else if (data.make === 'mended') makes(mendedFile(data.file, data.mends, data.without, data.of, data.groups));
  else if (data.make === 'mended text') makes(mendedText(data.file, data.mends, data.without));
  else if (data.make === 'faulty rows') makes(faultyRows(data.file, data.reasons, data.title, data.of));
  else if (data.make === 'cells') settles(cellsInRoster(data.file, data.row).then((cells) => tell({ is: 'cells', cells })));
  else if (data.make === 'look')
    settles(
      readOtherTable(data.file, data.of === 'roster' ? rosterHeaders : questionHeaders).then((looked) => tell({ is: 'looked', looked })),
    );
  else if (data.make === 'recategorized') makes(recategorizedFile(data.file, data.meant));
  else if (data.make === 'preview') settles(preview(data.file, data.categories, tell));
  else settles(previewText(data.file, data.categories, data.otherwise, tell));
});
