import { median, percentile } from '../processes.ts';
import { missBy, type Row } from '../table.ts';
import type { EditorMeasures, EditorRounds } from './measure.ts';
import type { Contender } from './serve.ts';
import { OPEN_LIMIT, type Visit } from './visit.ts';

export const EDITOR_HEADS = ['ours', 'GrapesJS', 'Puck', 'floor'];

/** Limits of our editor at the largest size in ms, at the 95th percentile except for opening. */
const LIMITS = { open: 1500, answer: 16, drag: 20, typing: 8 } as const;
const FIRST_PAINT_LIMIT = 250;
/** ms between two frames at 60 Hz, which no editor can beat. */
const FRAME_MS = 17;

const PEERS = { grapes: 'GrapesJS', puck: 'Puck' } as const;

type Measured = {
  readonly name: string;
  readonly values: { readonly [C in Contender]: number };
  readonly cell: (value: number) => string;
  /** The value that is checked against the limit if it isn't the value itself, and its cell. */
  readonly checked?: { readonly value: number; readonly cell: string };
  readonly limit?: number;
  /** Values up to this one count as equal. */
  readonly tolerance?: number;
};

const ms = (value: number): string => {
  if (Number.isNaN(value)) return '–';
  if (value === Number.POSITIVE_INFINITY) return `> ${OPEN_LIMIT / 1000} s`;
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
};
const mib = (value: number): string => (Number.isNaN(value) ? '–' : `${value.toFixed(1)} MiB`);

/** Passes if within its limit and ahead of both peers. */
function comparison({ name, values, cell, checked, limit, tolerance = 0 }: Measured): Row {
  const { ours } = values;
  const overLimit = limit === undefined ? [] : missBy(checked?.value ?? ours, { op: '<=', limit });
  const behind = (['grapes', 'puck'] as const).flatMap((peer) =>
    ours > Math.max(tolerance, values[peer])
      ? [`behind ${PEERS[peer]} by ${((ours / values[peer] - 1) * 100).toFixed(0)} %`]
      : [],
  );
  return {
    name: `editor: ${name}`,
    cells: [
      cell(ours) + (checked ? `, p95 ${checked.cell}` : ''),
      cell(values.grapes),
      cell(values.puck),
      cell(values.floor),
    ],
    goal: limit === undefined ? 'ahead' : `≤ ${limit}, ahead`,
    misses: [...overLimit, ...behind],
  };
}

const byContender = (
  { visits }: EditorRounds,
  value: (visits: readonly Visit[]) => number,
): Measured['values'] => ({
  ours: value(visits.ours),
  grapes: value(visits.grapes),
  puck: value(visits.puck),
  floor: value(visits.floor),
});

const medianOpen = (visits: readonly Visit[]) =>
  median(visits.map(({ open }) => open ?? Number.POSITIVE_INFINITY));

const medianHeap = (visits: readonly Visit[]) => median(visits.flatMap(({ heap }) => heap ?? []));

type Sampled = 'select' | 'edit' | 'undo' | 'insert' | 'drag';

/** A statistic over the samples of all rounds. Infinity if a contender never opened. */
const statistic =
  (name: Sampled, aggregate: (samples: readonly number[]) => number) =>
  (visits: readonly Visit[]) =>
    visits.some(({ open }) => open === null)
      ? Number.POSITIVE_INFINITY
      : aggregate(visits.flatMap((byContender) => byContender[name]));

const p95 = (samples: readonly number[]) => percentile(samples, 0.95);

const INTERACTIONS = [
  ['select', 'select to paint'],
  ['edit', 'property to paint'],
  ['undo', 'undo to paint'],
  ['insert', 'insert to paint'],
] as const;

const dragRow = (rounds: EditorRounds, label: string): Row =>
  comparison({
    name: `frames of a drag p95, ${label}`,
    values: byContender(rounds, statistic('drag', p95)),
    cell: ms,
    limit: LIMITS.drag,
    tolerance: FRAME_MS,
  });

function rowsOf(rounds: EditorRounds, isLargest: boolean): readonly Row[] {
  const { count } = rounds;
  const interactions = INTERACTIONS.map(([call, label]) => {
    const worst = statistic(call, p95)(rounds.visits.ours);
    return comparison({
      name: `${label}, ${count}`,
      values: byContender(rounds, statistic(call, median)),
      cell: ms,
      checked: { value: worst, cell: ms(worst) },
      ...(isLargest && call !== 'insert' ? { limit: LIMITS.answer } : {}),
    });
  });
  return [
    comparison({
      name: `open, ${count}`,
      values: byContender(rounds, medianOpen),
      cell: ms,
      ...(isLargest ? { limit: LIMITS.open } : {}),
    }),
    ...interactions,
    dragRow(rounds, String(count)),
    comparison({ name: `memory, ${count}`, values: byContender(rounds, medianHeap), cell: mib }),
  ];
}

/** A row for our editor only. */
const ownRow = (name: string, cell: string, [value, limit]: readonly [number, number]): Row => ({
  name: `editor: ${name}`,
  cells: [cell, '', '', ''],
  goal: `≤ ${limit}`,
  misses: missBy(value, { op: '<=', limit }),
});

export function editorRows({ nested, flat, typing, firstPaint }: EditorMeasures): readonly Row[] {
  const largest = Math.max(...nested.map(({ count }) => count));
  const worst = p95(typing);
  return [
    ...nested.flatMap((rounds) => rowsOf(rounds, rounds.count === largest)),
    dragRow(flat, `${flat.count} siblings`),
    ownRow(`script of a key, ${largest}`, `${ms(median(typing))}, p95 ${ms(worst)}`, [
      worst,
      LIMITS.typing,
    ]),
    ownRow('JavaScript until the page is painted', `${firstPaint.toFixed(0)} KB`, [
      firstPaint,
      FIRST_PAINT_LIMIT,
    ]),
  ];
}
