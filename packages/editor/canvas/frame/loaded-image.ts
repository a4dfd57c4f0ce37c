/** Width in px of the file the browser chose, regardless of its displayed size; 0 for SVG. */
export function loadedWidth(image: HTMLImageElement): number {
  const sets = [
    image.srcset,
    ...[...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset),
  ];
  for (const candidate of sets.flatMap((set) => set.split(/,\s+/))) {
    const [url = '', width = ''] = candidate.trim().split(/\s+/);
    if (url !== '' && new URL(url, image.baseURI).href === image.currentSrc && width.endsWith('w'))
      return Number.parseInt(width, 10);
  }
  return image.currentSrc.endsWith('.svg') ? 0 : image.naturalWidth;
}

/** Encoded size in bytes of the file the browser chose; null until it has loaded. */
export function loadedBytes({ currentSrc, ownerDocument }: HTMLImageElement): number | null {
  const view = ownerDocument.defaultView;
  const [entry] = view?.performance.getEntriesByName(currentSrc, 'resource') ?? [];
  const bytes = (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0;
  return bytes > 0 ? bytes : null;
}
