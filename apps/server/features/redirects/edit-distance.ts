/**
 * The number of edits between two texts, of which swapping two neighbors is one, or `limit + 1` if
 * there are more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let above = new Uint16Array(b.length + 1);
  let row = Uint16Array.from({ length: b.length + 1 }, (_, at) => at);
  let next = new Uint16Array(b.length + 1);
  let leastAbove = 0;
  for (let i = 1; i <= a.length; i += 1) {
    next[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const one = a[i - 1];
      const other = b[j - 1];
      const swapped = (row[j - 1] ?? 0) + (one === other ? 0 : 1);
      let edits = Math.min(swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && one === b[j - 2] && other === a[i - 2])
        edits = Math.min(edits, (above[j - 2] ?? 0) + 1);
      next[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > limit && leastAbove > limit) return limit + 1;
    leastAbove = least;
    const reused = above;
    above = row;
    row = next;
    next = reused;
  }
  return Math.min(row[b.length] ?? 0, limit + 1);
}
