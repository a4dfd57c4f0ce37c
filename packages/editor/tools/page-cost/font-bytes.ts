const FONT = /\.(woff2?|ttf|otf)$/;

/** Total bytes of the font files that a page has loaded, counting each file once. */
export function fontBytes({ defaultView }: Pick<Document, 'defaultView'>): number {
  const loaded = defaultView?.performance.getEntriesByType('resource') ?? [];
  const fonts = new Map(
    (loaded as PerformanceResourceTiming[])
      .filter(({ name }) => FONT.test(new URL(name).pathname))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  );
  return [...fonts.values()].reduce((sum, bytes) => sum + bytes, 0);
}
