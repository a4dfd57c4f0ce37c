/** Widths in px. */
export type CrumbWidths = {
  readonly first: number;
  /** Crumbs from the section down to the selection. */
  readonly path: readonly number[];
  /** The menu button for omitted crumbs. */
  readonly more: number;
  readonly room: number;
};

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/**
 * How many crumbs to omit from the start of the path so that the rest fits in one row. The selection
 * itself always stays.
 */
export function crumbsLeftOut({ first, path, more, room }: CrumbWidths): number {
  if (first + sum(path) <= room) return 0;
  const most = Math.max(0, path.length - 1);
  for (let count = 1; count < most; count += 1) {
    if (first + more + sum(path.slice(count)) <= room) return count;
  }
  return most;
}
