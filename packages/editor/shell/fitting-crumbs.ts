/** px of everything in the row. */
export type CrumbWidths = {
  readonly first: number;
  /** From the section down to the selection. */
  readonly path: readonly number[];
  /** The button that stands for those left out. */
  readonly more: number;
  readonly room: number;
};

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/**
 * How many from the start of the path are left out, so that the rest fits in one row. What is
 * nearest to the selection stays longest, the selection itself always.
 */
export function crumbsLeftOut({ first, path, more, room }: CrumbWidths): number {
  if (first + sum(path) <= room) return 0;
  const most = Math.max(0, path.length - 1);
  for (let count = 1; count < most; count += 1) {
    if (first + more + sum(path.slice(count)) <= room) return count;
  }
  return most;
}
