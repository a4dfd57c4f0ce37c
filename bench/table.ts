/** A row of a table. `misses` is empty if its goal is met. */
export type Row = {
  readonly name: string;
  readonly cells: readonly string[];
  readonly goal: string;
  readonly misses: readonly string[];
};

/** A measurement of ours compared with a baseline. */
export type Figure = {
  readonly name: string;
  readonly floor: string;
  readonly ours: string;
  /** Ratio to the baseline, or the measurement itself for an absolute goal. */
  readonly value: number;
  readonly goal: { readonly op: '<=' | '>='; readonly limit: number };
};

/** How far a value misses its limit, as an empty list or one text. */
export function missBy(value: number, { op, limit }: Figure['goal']): readonly string[] {
  if (op === '<=' ? value <= limit : value >= limit) return [];
  return [`misses by ${(Math.abs(value / limit - 1) * 100).toFixed(0)} %`];
}

export const FIGURE_HEADS = ['beside', 'ours', 'ratio'];

export const figureRow = ({ name, floor, ours, value, goal }: Figure): Row => ({
  name,
  cells: [floor, ours, value.toFixed(2)],
  goal: `${goal.op === '<=' ? '≤' : '≥'} ${goal.limit}`,
  misses: missBy(value, goal),
});

export function printTable(heads: readonly string[], rows: readonly Row[]): void {
  const lines = rows.map(({ name, cells, goal, misses }) => [
    name,
    ...cells,
    goal,
    misses.length === 0 ? 'holds' : misses.join(', '),
  ]);
  const head = ['figure', ...heads, 'goal', ''];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of [head, ...lines])
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  console.log('');
}

/** Prints the summary. Returns whether all goals are met. */
export function printVerdict(rows: readonly Row[]): boolean {
  const bad = rows.filter(({ misses }) => misses.length > 0);
  const names = bad.length > 0 ? `; missed: ${bad.map(({ name }) => name).join(', ')}` : '';
  console.log(`${rows.length - bad.length} of ${rows.length} goals hold${names}`);
  return bad.length === 0;
}
