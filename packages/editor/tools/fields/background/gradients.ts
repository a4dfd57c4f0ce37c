import { type ColorTheme, type Gradient, middleColor, resolveColor } from '@plinth/model';
import type { Background } from './background-parts.ts';

type Colors = Pick<Gradient, 'from' | 'via' | 'to'>;

/** Gradients of the colors of any theme. */
export const READY_GRADIENTS: readonly Colors[] = [
  { from: 'color1', to: 'color1_5' },
  { from: 'color1', to: 'color2' },
  { from: 'color1_5', via: 'color1', to: 'color2' },
  { from: 'color1_5', to: 'color3' },
  { from: 'bg', to: 'color1_2' },
  { from: 'color1_1', to: 'color2_1' },
];

/** A middle color that leaves a gradient as it is. */
export const newMiddle = (theme: ColorTheme, { from, to }: Colors): string => {
  const [first, last] = [resolveColor(theme, from), resolveColor(theme, to)];
  return first && last ? middleColor(first, last) : to;
};

/** In steps of 45°, clockwise. */
export const DIRECTIONS = [
  'up',
  'up_right',
  'right',
  'down_right',
  'down',
  'down_left',
  'left',
  'up_left',
] as const;

type Parts = { readonly [Name in keyof Gradient]?: Gradient[Name] | undefined };

/** A gradient with other parts, as it's stored: without those that are the default or undefined. */
export const changedGradient = (gradient: Gradient, parts: Parts): Background =>
  Object.fromEntries(
    Object.entries({ ...gradient, ...parts }).filter(
      (entry): entry is [string, string | number] =>
        entry[1] !== undefined && !(entry[0] === 'shape' && entry[1] === 'linear'),
    ),
  );
