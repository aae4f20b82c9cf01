// A worker: reads and writes files of questions apart from the page, which stays quick, and apart from all code that is loaded without need.
import { preview } from './preview';
import { previewText } from './preview-text';
import { template } from './template';
import type { Order, Told } from './worker-messages';
import { written } from './written';

const tell = (told: Told) => self.postMessage(told);

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.make === 'template') tell({ is: 'made', bytes: template(data) });
  else if (data.make === 'export') tell({ is: 'made', bytes: written(data) });
  else if (data.make === 'preview') void preview(data.file, data.categories, tell);
  else void previewText(data.file, data.categories, data.otherwise, tell);
});
