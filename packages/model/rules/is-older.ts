/** Compares versions such as `3.1.6` numerically, part by part. */
export function isOlder(version: string, other: string): boolean {
  const [own, theirs] = [version, other].map((text) => text.split('.').map(Number));
  const at = theirs?.findIndex((part, index) => part !== own?.[index]) ?? -1;
  return at >= 0 && (own?.[at] ?? 0) < (theirs?.[at] ?? 0);
}
