/** One line of a table: its cells stand under the table's heads, `misses` is empty where its goal holds. */
export type Row = {
  readonly name: string;
  readonly cells: readonly string[];
  readonly goal: string;
  readonly misses: readonly string[];
};

/** A figure of ours beside one floor. */
export type Figure = {
  readonly name: string;
  readonly floor: string;
  readonly ours: string;
  /** Ours over the floor, or the figure itself where the goal is absolute. */
  readonly value: number;
  readonly goal: { readonly op: '<=' | '>='; readonly limit: number };
};

/** By how much a value misses its limit, as a list of none or one. */
export function missed(value: number, { op, limit }: Figure['goal']): readonly string[] {
  if (op === '<=' ? value <= limit : value >= limit) return [];
  return [`misses by ${(Math.abs(value / limit - 1) * 100).toFixed(0)} %`];
}

export const FIGURE_HEADS = ['beside', 'ours', 'ratio'];

export const figureRow = ({ name, floor, ours, value, goal }: Figure): Row => ({
  name,
  cells: [floor, ours, value.toFixed(2)],
  goal: `${goal.op === '<=' ? '≤' : '≥'} ${goal.limit}`,
  misses: missed(value, goal),
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

/** Prints the closing line; answers whether every goal holds. */
export function printVerdict(rows: readonly Row[]): boolean {
  const bad = rows.filter(({ misses }) => misses.length > 0);
  const names = bad.length > 0 ? `; missed: ${bad.map(({ name }) => name).join(', ')}` : '';
  console.log(`${rows.length - bad.length} of ${rows.length} goals hold${names}`);
  return bad.length === 0;
}
