type Candidate = { readonly url: string; readonly width: number };

/** The files with a width in a `srcset`. */
const candidatesIn = (srcset: string, base: string): readonly Candidate[] =>
  srcset.split(/,\s+/).flatMap((candidate) => {
    const [url = '', width = ''] = candidate.trim().split(/\s+/);
    if (url === '' || !width.endsWith('w')) return [];
    return [{ url: new URL(url, base).href, width: Number.parseInt(width, 10) }];
  });

/** The set with the file that the browser chose, and that file. */
function chosenFrom({ srcset, parentElement, baseURI, currentSrc }: HTMLImageElement) {
  const sources = [...(parentElement?.querySelectorAll('source') ?? [])];
  for (const set of [srcset, ...sources.map((source) => source.srcset)]) {
    const candidates = candidatesIn(set, baseURI);
    const chosen = candidates.find(({ url }) => url === currentSrc);
    if (chosen) return { candidates, chosen };
  }
  return null;
}

/** Width in px of the file the browser chose, regardless of its displayed size; 0 for SVG. */
export function loadedWidth(image: HTMLImageElement): number {
  const width = chosenFrom(image)?.chosen.width;
  return width ?? (image.currentSrc.endsWith('.svg') ? 0 : image.naturalWidth);
}

/**
 * Whether the file is larger than the one that visitors load: browsers prefer a larger file that they
 * have already loaded, for example before the image got smaller.
 */
export function isReused(image: HTMLImageElement): boolean {
  const found = chosenFrom(image);
  if (!found) return false;
  // The natural width of an image with candidates is the width that its `sizes` ask for.
  const needed = image.naturalWidth * (image.ownerDocument.defaultView?.devicePixelRatio ?? 1);
  return found.candidates.some(({ width }) => width >= needed && width < found.chosen.width);
}

/** Encoded size in bytes of the file the browser chose; null until it has loaded. */
export function loadedBytes({ currentSrc, ownerDocument }: HTMLImageElement): number | null {
  const view = ownerDocument.defaultView;
  const [entry] = view?.performance.getEntriesByName(currentSrc, 'resource') ?? [];
  const bytes = (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0;
  return bytes > 0 ? bytes : null;
}
