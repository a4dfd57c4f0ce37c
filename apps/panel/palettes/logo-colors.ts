import { useQuery } from '@tanstack/react-query';

type FoundColor = {
  readonly hex: string;
  /** These are from 0 to 1. */
  readonly saturation: number;
  readonly lightness: number;
  readonly area: number;
};

const MAX_COLORS = 3;
const MIN_SATURATION = 0.15;
const LIGHTNESS = { min: 0.12, max: 0.88 };

/** Colors that differ more stay apart. Merged, they would be one that the logo doesn't have. */
export const DISTANCE = {
  distance: 0.1,
  hueDistance: 0.02,
  saturationDistance: 0.1,
  lightnessDistance: 0.1,
};

/** The colors that suit buttons and links, the largest area first. */
export const brandColors = (found: readonly FoundColor[]): readonly string[] =>
  found
    .filter(
      ({ saturation, lightness }) =>
        saturation >= MIN_SATURATION && lightness >= LIGHTNESS.min && lightness <= LIGHTNESS.max,
    )
    .toSorted((a, b) => b.area - a.area)
    .slice(0, MAX_COLORS)
    .map(({ hex }) => hex);

async function colorsOf(url: string): Promise<readonly string[]> {
  const { extractColors } = await import('extract-colors');
  return brandColors(await extractColors(url, DISTANCE));
}

/** The main colors of a logo as `#rrggbb`. Empty without one, or if it has only grays. */
export const useLogoColors = (url: string | null): readonly string[] =>
  useQuery({
    queryKey: ['logo-colors', url],
    queryFn: () => (url === null ? [] : colorsOf(url)),
    retry: false,
  }).data ?? [];
