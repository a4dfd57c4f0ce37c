import type { PropertyValue } from '@plinth/model';

export type Shadow = { readonly [name: string]: PropertyValue };

/** Lengths in px. */
export const LENGTHS = ['x', 'y', 'blur', 'spread'] as const;

const SIZES = {
  small: { x: 0, y: 1, blur: 4, spread: 0 },
  medium: { x: 0, y: 8, blur: 24, spread: 0 },
  large: { x: 0, y: 24, blur: 56, spread: -8 },
} as const;

const SIZE_NAMES = ['small', 'medium', 'large'] as const;

export const SHADOW_CHOICES = ['off', ...SIZE_NAMES, 'on'] as const;
export type ShadowChoice = (typeof SHADOW_CHOICES)[number];

const COLOR = '#0f172a1f';

/** The choice that a shadow is, `on` if its lengths are the owner's own. */
export function choiceOf(shadow: Shadow): ShadowChoice {
  if (shadow.is_on !== true) return 'off';
  const isSize = (size: (typeof SIZE_NAMES)[number]) =>
    LENGTHS.every((name) => (shadow[name] ?? 0) === SIZES[size][name]);
  return SIZE_NAMES.find(isSize) ?? 'on';
}

/** The whole shadow for a choice. Its color stays, and so do the lengths of an own one. */
export function shadowFor(choice: ShadowChoice, shadow: Shadow): Shadow {
  if (choice === 'off') return { ...shadow, is_on: false };
  const lengths = choice === 'on' ? {} : SIZES[choice];
  return { color: COLOR, ...shadow, ...lengths, is_on: true };
}
