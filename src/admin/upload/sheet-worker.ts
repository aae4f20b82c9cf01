// A worker: reads and writes sheets apart from the page, which stays quick, and apart from all code that is loaded without need.
import { preview } from './preview';
import { template } from './template';
import type { Order, Told } from './worker-messages';

const tell = (told: Told) => self.postMessage(told);

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.make === 'template') tell({ is: 'template', bytes: template(data) });
  else void preview(data.file, data.categories, tell);
});
