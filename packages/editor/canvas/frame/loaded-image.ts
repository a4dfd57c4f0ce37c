/** The width in px of the file that the browser has chosen, whatever it is shown at. */
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

/** The bytes that the chosen file cost to load, as it came over the wire; null while it is not there. */
export function loadedBytes({ currentSrc, ownerDocument }: HTMLImageElement): number | null {
  const view = ownerDocument.defaultView;
  const [entry] = view?.performance.getEntriesByName(currentSrc, 'resource') ?? [];
  const bytes = (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0;
  return bytes > 0 ? bytes : null;
}
