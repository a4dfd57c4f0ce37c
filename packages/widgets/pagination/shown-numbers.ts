/** At most `count` consecutive page numbers around the current page. */
export function shownNumbers(page: number, pages: number, count: number): readonly number[] {
  const length = Math.min(count, pages);
  const first = Math.max(1, Math.min(page - Math.floor(length / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
