import type { Translate } from '@plinth/i18n';
import type { ColorValue, ContrastPair } from '@plinth/model';
import { colorName } from '../core/design/color-name.ts';

type Ground = {
  /** What the color is made for, and what it's called there. */
  readonly on: readonly ColorValue[];
  readonly as: ColorValue;
};

/** Colors whose names say what they are shown on. */
const ON_GROUND: { readonly [front: string]: Ground } = {
  inv_text: { on: ['inv'], as: 'text' },
  inv_muted: { on: ['inv'], as: 'muted' },
  inv_accent: { on: ['inv'], as: 'accent' },
  on_primary: { on: ['primary'], as: 'text' },
  on_accent: { on: ['accent', 'color2_3'], as: 'text' },
};

/** The names of two colors on each other, without saying twice what the first one is on. */
export function contrastNames(t: Translate, { front, behind }: ContrastPair) {
  const ground = ON_GROUND[front];
  const shown = ground?.on.includes(behind) ? ground.as : front;
  return { front: colorName(t, shown), behind: colorName(t, behind) };
}
