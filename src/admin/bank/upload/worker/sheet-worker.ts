// A worker that reads and writes files of questions: the page stays responsive, and its code loads only when needed.

import { written } from './export-file';
import { preview } from './preview';
import { previewText } from './preview-text';
import { rosterTemplate } from './roster-template';
import { template } from './template';
import type { Told, WorkerOrder } from './worker-messages';

const tell = (told: Told) => self.postMessage(told);

self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => {
  if (data.make === 'roster template') tell({ is: 'made', bytes: rosterTemplate(data) });
  else if (data.make === 'template') tell({ is: 'made', bytes: template(data) });
  else if (data.make === 'export') tell({ is: 'made', bytes: written(data) });
  else if (data.make === 'preview') void preview(data.file, data.categories, tell);
  else void previewText(data.file, data.categories, data.otherwise, tell);
});
