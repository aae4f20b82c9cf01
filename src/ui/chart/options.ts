import uPlot from 'uplot';
import type { Axis, Chart, Series } from './chart';
import type { Pen } from './pen';
import { arrows, crosses, steps } from './shapes';

/** Converts the series to the library's format: positions first, then one row a series. */
export const dataOf = ({ series }: Chart): uPlot.AlignedData => [
  (series[0]?.values ?? []).map((_, at) => at + 1),
  ...series.map(({ values }) => [...values]),
];

// The library's types allow for a build without bars.
const bars = (uPlot.paths.bars as uPlot.Series.BarsPathBuilderFactory)({ size: [0.8, 44] });
const none = { paths: () => null, width: 0 };
const isBar = ({ draw }: Series): boolean => draw === 'bars' || draw === 'pale' || draw === 'hollow';

function drawn({ draw, ink }: Series, { colours, paper, soft }: Pen, place: number): uPlot.Series {
  const colour = colours[ink];
  const byDraw: Record<Series['draw'], uPlot.Series> = {
    bars: { paths: bars, fill: colour, width: 0 },
    pale: { paths: bars, fill: `color-mix(in srgb, ${colour} 40%, ${paper})`, stroke: colour, width: 1 },
    hollow: { paths: bars, fill: paper, stroke: colour, width: 1 },
    soft: { paths: bars, fill: soft, stroke: colour, width: 1 },
    framed: { paths: bars, fill: colour, stroke: colours.ink, width: 2 },
    line: { stroke: colour, width: 2, spanGaps: true },
    // With narrow positions the line jumps so often that a thick one would look like a band.
    steps: { paths: steps, stroke: colour, width: place < 4 ? 1 : 1.5 },
    nothing: none,
  };
  return byDraw[draw];
}

/** Draws marks; `size` keeps neighbours apart where possible. */
function marked(series: Series, { colours, paper }: Pen, size: number): uPlot.Series.Points {
  const colour = colours[series.ink];
  switch (series.mark) {
    case 'dot':
      return { show: true, size: size + 1, width: 1, stroke: paper, fill: colour };
    case 'ring':
      return { show: true, size, width: 2, stroke: colour, fill: paper };
    case 'cross':
      return { show: true, size, width: 2, stroke: colour, paths: crosses(size, isBar(series) ? size / 2 + 3 : 0) };
    case 'up':
      return { show: true, size, width: 2, stroke: colour, paths: arrows(size, size + 8) };
    default:
      return { show: false };
  }
}

const across = (axis: Axis, { font, colours }: Pen): uPlot.Axis => ({
  stroke: colours['ink-soft'],
  font,
  incrs: [...axis.steps],
  splits: (_plot, _at, _from, _to, step) => axis.ticks(step),
  values: (_plot, ticks) => ticks.map(axis.text),
});

/** Pointer events are handled on the host, because the library supports only a mouse. */
const ignored = () => null;
const bind = {
  mousedown: ignored,
  mouseup: ignored,
  click: ignored,
  dblclick: ignored,
  mousemove: ignored,
  mouseleave: ignored,
  mouseenter: ignored,
};

/** Returns the library's options for a chart, drawn with this pen, in CSS pixels. */
export function optionsOf({ x, y, series }: Chart, pen: Pen, { width, height }: { width: number; height: number }): uPlot.Options {
  const { colours, size, widest } = pen;
  const place = width / (x.to - x.from);
  const mark = Math.max(5, Math.min(9, Math.round(place)));
  const widestPlace = widest(x.ticks(1).map(x.text));
  const afterLast = 0.8 * place * (x.to - Math.max(...x.ticks(1)));
  // The first label may be wider than the vertical axis and half of its place.
  const beforeFirst = widestPlace / 2 - (Math.min(...x.ticks(1)) - x.from) * place - widest([y.text(y.to)]);
  const edge = { stroke: colours['line-strong'], width: 1 };
  return {
    width,
    height,
    // Room for marks above the highest bar, and for the part of the last label beyond the last position.
    padding: [
      series.some((one) => one.mark === 'up') ? 2 * mark + 8 : mark + 6,
      Math.max(4, Math.ceil(widestPlace / 2 - afterLast)),
      0,
      Math.max(0, Math.ceil(beforeFirst)),
    ],
    legend: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false }, bind },
    scales: { x: { time: false, range: [x.from, x.to] }, y: { range: [y.from, y.to] } },
    series: [{}, ...series.map((one) => ({ ...drawn(one, pen, place), points: marked(one, pen, mark) }))],
    axes: [
      {
        ...across(x, pen),
        space: widestPlace + size,
        gap: 4,
        size: Math.ceil(1.5 * size) + 8,
        grid: { show: false },
        ticks: { ...edge, size: 4 },
        border: { ...edge, show: true },
      },
      {
        ...across(y, pen),
        space: 2.6 * size,
        gap: 6,
        size: (_plot, words) => Math.ceil(widest(words ?? [])) + 8,
        // The other axis already draws a line there.
        grid: { stroke: colours.line, width: 1, filter: (_plot, ticks) => ticks.map((tick) => (tick === y.from ? null : tick)) },
        ticks: { show: false },
      },
    ],
  };
}
