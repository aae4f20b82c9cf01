import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import './chart.css';
import { onPrinting } from '../browser/printing';
import { onRestyled } from '../display/restyled';
import type { Chart } from './chart';
import { dataOf, optionsOf } from './options';
import { penOf } from './pen';
import { onPointing } from './pointing';

/**
 * Draws a chart into an element, and again when the element's size or the page's look changes. `chosen`: the index to highlight at first,
 * or null. `onChoose` gets each index that a finger or a mouse reaches. Returns the function that removes the chart.
 */
export function keepDrawn(host: HTMLElement, chart: Chart, chosen: number | null, onChoose: (index: number) => void): () => void {
  let at = chosen;
  let plot: uPlot | null = null;
  const point = (on: uPlot) => {
    if (at !== null) on.setCursor({ left: on.valToPos(at + 1, 'x'), top: 0 });
  };
  const draw = () => {
    plot?.destroy();
    const { clientWidth: width, clientHeight: height } = host;
    // A hidden tab has no width to draw on.
    plot =
      width === 0
        ? null
        : new uPlot({ ...optionsOf(chart, penOf(host), { width, height }), hooks: { ready: [point] } }, dataOf(chart), host);
  };
  const size = new ResizeObserver(draw);
  size.observe(host);
  const forget = onRestyled(draw);
  const unprint = onPrinting(draw);
  const unpoint = onPointing(host, (clientX) => {
    if (plot === null) return;
    at = plot.posToIdx(clientX - plot.over.getBoundingClientRect().left);
    point(plot);
    onChoose(at);
  });
  return () => {
    unpoint();
    forget();
    unprint();
    size.disconnect();
    plot?.destroy();
  };
}
