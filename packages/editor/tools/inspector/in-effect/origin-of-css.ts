import type { Origin } from '../../../core/properties/effective.ts';

/** Names of the site's presets and text styles, by class name. */
export type DesignNames = {
  readonly preset: (className: string) => string | undefined;
  readonly textStyle: (className: string) => string | undefined;
};

export type FoundCss = {
  readonly text: string;
  readonly selector: string;
  /** The declaration is of an ancestor. */
  readonly isInherited: boolean;
};

/** What a rule of the page's style sheets is part of. */
export function originOfCss(css: FoundCss | null, names: DesignNames): Origin {
  const [, preset] = /\.moto-preset-([\w-]+)/.exec(css?.selector ?? '') ?? [];
  const presetName = preset && names.preset(preset);
  if (presetName) return { kind: 'preset', name: presetName };
  const [, style] = /\.moto-text_([\w-]+)/.exec(css?.selector ?? '') ?? [];
  const styleName = style && names.textStyle(style);
  if (styleName) return { kind: 'textStyle', name: styleName };
  if (css?.isInherited) return { kind: 'parent' };
  return css?.text.includes('var(--moto-') ? { kind: 'theme' } : { kind: 'default' };
}
