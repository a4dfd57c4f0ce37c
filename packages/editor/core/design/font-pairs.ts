import type { TextStyleProperties } from '@plinth/model';
import type { TextStyle } from './design-store.ts';

/** Font families of headings and of other texts. */
export type FontPair = { readonly heading: string; readonly body: string };

/** Class names that every theme has, see `blocks/README.md`. */
const HEADINGS: ReadonlySet<string> = new Set([
  'display',
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'title',
  'figure',
  'quote',
]);

const MAX_PAIRS = 6;

/** Pairs of a site's font families; none if it has only one. */
export function fontPairs(families: readonly string[]): readonly FontPair[] {
  if (families.length < 2) return [];
  const different = families.flatMap((heading) =>
    families.flatMap((body) => (heading === body ? [] : [{ heading, body }])),
  );
  const same = families.map((family) => ({ heading: family, body: family }));
  return [...different, ...same].slice(0, MAX_PAIRS);
}

const familyOf = ({ properties }: TextStyle): string | undefined => properties.desktop?.font_family;

/** The pair in use; null if the styles are mixed. */
export function currentFontPair(styles: readonly TextStyle[]): FontPair | null {
  const familiesOf = (isHeading: boolean) =>
    new Set(
      styles
        .filter(({ class_name }) => HEADINGS.has(class_name) === isHeading)
        .map(familyOf)
        .filter((family) => family !== undefined),
    );
  const [headings, bodies] = [[...familiesOf(true)], [...familiesOf(false)]];
  const [heading, body] = [headings[0], bodies[0]];
  if (headings.length !== 1 || bodies.length !== 1) return null;
  return heading === undefined || body === undefined ? null : { heading, body };
}

/** A style's formats with the pair's font. Fonts that are set for a device are dropped. */
export function withFontPair(
  { class_name, properties }: TextStyle,
  pair: FontPair,
): TextStyleProperties {
  const font_family = HEADINGS.has(class_name) ? pair.heading : pair.body;
  const { desktop, tablet, mobile_h, mobile_v, ...links } = properties;
  const others = Object.entries({ tablet, mobile_h, mobile_v }).flatMap(([device, format]) => {
    if (format === undefined) return [];
    const { font_family: _, ...kept } = format;
    return [[device, kept]];
  });
  return { ...links, desktop: { ...desktop, font_family }, ...Object.fromEntries(others) };
}

/** Pairs of fonts from the catalog that go well together. */
export const SUGGESTED_PAIRS: readonly FontPair[] = [
  { heading: 'Playfair Display', body: 'Nunito Sans' },
  { heading: 'Fraunces', body: 'Work Sans' },
  { heading: 'Montserrat', body: 'Open Sans' },
  { heading: 'Lora', body: 'Open Sans' },
  { heading: 'Space Grotesk', body: 'Inter' },
  { heading: 'Oswald', body: 'Open Sans' },
  { heading: 'DM Sans', body: 'DM Sans' },
  { heading: 'Bricolage Grotesque', body: 'Inter' },
  { heading: 'Cormorant', body: 'Montserrat' },
  { heading: 'Literata', body: 'Commissioner' },
  { heading: 'Raleway', body: 'Source Serif 4' },
  { heading: 'Unbounded', body: 'Rubik' },
];

const isSamePair = (a: FontPair, b: FontPair | null): boolean =>
  a.heading === b?.heading && a.body === b.body;

type Choices = {
  readonly first: FontPair | null;
  readonly site: readonly string[];
  readonly catalog: readonly string[];
};

/**
 * The pairs to choose from, each once: `first`, pairs of the site's fonts, and suggestions
 * whose fonts the catalog or the site has.
 */
export function offeredPairs({ first, site, catalog }: Choices): readonly FontPair[] {
  const known = new Set([...site, ...catalog]);
  const suggested = SUGGESTED_PAIRS.filter(
    ({ heading, body }) => known.has(heading) && known.has(body),
  );
  const all = [...(first ? [first] : []), ...fontPairs(site).slice(0, 2), ...suggested];
  return all.filter((pair, index) => all.findIndex((other) => isSamePair(pair, other)) === index);
}
