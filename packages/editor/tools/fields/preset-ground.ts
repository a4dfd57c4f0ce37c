import { Gradient, gradientCss, type PropertyValue } from '@plinth/model';

export type Look = { readonly [name: string]: PropertyValue };

export const textIn = (value: PropertyValue | undefined): string | null =>
  typeof value === 'string' ? value : null;

export const partOf = (value: PropertyValue | undefined): Look =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Look) : {};

type Resolved = {
  /** Resolves a color token. */
  readonly shown: (color: string) => string;
  /** The color of a widget without one of its own. */
  readonly usual: string;
};

/** The color or gradient behind a preset, as CSS. A gradient lies over the color. */
export function presetGround(look: Look, { shown, usual }: Resolved): string {
  const background = partOf(look.background);
  const { data: gradient } = Gradient.safeParse(background.gradient);
  if (gradient) return gradientCss(gradient, shown);
  return shown(textIn(look.background_color) ?? textIn(background.color) ?? usual);
}
